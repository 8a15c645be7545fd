//! The keyboard alone.

use bevy::prelude::*;

use crate::house::House;

#[test]
fn the_house_opens() {
    let mut house = House::open();
    house.strike(KeyCode::ArrowDown);
    println!("{:#?}", house.page());
    println!("{:?}", house.focused());
    house.strike(KeyCode::ArrowDown);
    println!("{:?}", house.focused());
    house.strike(KeyCode::Tab);
    println!("{:?}", house.focused());
}
