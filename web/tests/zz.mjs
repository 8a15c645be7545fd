import { browse } from "./browse.mjs";
const b = await browse();
const c = await b.newContext({viewport:{width:1280,height:800}, locale:"en-GB"}); const p = await c.newPage();
p.on("pageerror", e=>console.log("ERR",String(e).slice(0,400))); p.on("console", m=>console.log("CON",m.text().slice(0,600)));
const t=Date.now();
await p.goto("http://127.0.0.1:8080/?targets",{waitUntil:"commit",timeout:120000}); p.on("request",r=>console.log("REQ",Date.now()-t,r.url().slice(22,80)));
try { await p.waitForFunction(()=>document.getElementById("house").classList.contains("open"), null, {timeout: 150000}); console.log("open after", Date.now()-t); } catch(e) { console.log(String(e).slice(0,200)); }
await p.waitForTimeout(2000);
await p.screenshot({path:`/tmp/first.png`});
console.log(JSON.stringify(await p.evaluate(()=>globalThis.caravanserai.targets())).slice(0,1500));
await b.close();
