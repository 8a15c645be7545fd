// What the page says by itself, before the program can speak and when it cannot.

const WORDS = {
  "zh-Hant": {
    title: "商旅驛站",
    coming: "駱駝已經上路，桌子馬上就擺好……",
    amount: (done, all) => `${done}／${all} MB`,
    almost: "點起燈火……",
    webgl: "這個瀏覽器畫不出桌子：遊戲需要 WebGL 2。請更新瀏覽器、開啟硬體加速，或換一個瀏覽器。",
    storage: "這個瀏覽器不讓網站存東西，關掉分頁後對局就沒了。可以在網站設定裡允許 Cookie 與網站資料，也可以先這樣玩。",
    download: "東西沒有送到，可能是網路斷了。",
    broken: "出了差錯，桌子翻了。對局每一步都有存，重新打開就能接著玩。",
    elsewhere: "驛站已經在另一個分頁打開了。同一局不能在兩個地方下，免得互相蓋掉。",
    moved: "驛站搬到另一個分頁去了。",
    retry: "再試一次",
    anyway: "先這樣玩",
    reload: "重新打開",
    here: "改在這裡玩",
  },
  "zh-Hans": {
    title: "商旅驿站",
    coming: "骆驼已经上路，桌子马上就摆好……",
    amount: (done, all) => `${done}／${all} MB`,
    almost: "点起灯火……",
    webgl: "这个浏览器画不出桌子：游戏需要 WebGL 2。请更新浏览器、开启硬件加速，或换一个浏览器。",
    storage: "这个浏览器不让网站保存东西，关掉标签页后对局就没了。可以在网站设置里允许 Cookie 和网站数据，也可以先这样玩。",
    download: "东西没有送到，可能是网络断了。",
    broken: "出了差错，桌子翻了。对局每一步都有保存，重新打开就能接着玩。",
    elsewhere: "驿站已经在另一个标签页打开了。同一局不能在两个地方下，免得互相覆盖。",
    moved: "驿站搬到另一个标签页去了。",
    retry: "再试一次",
    anyway: "先这样玩",
    reload: "重新打开",
    here: "改在这里玩",
  },
  en: {
    title: "Caravanserai",
    coming: "The camels are on their way; the table will be laid in a moment…",
    amount: (done, all) => `${done} of ${all} MB`,
    almost: "Lighting the lamps…",
    webgl: "This browser can’t draw the table: the games need WebGL 2. Please update the browser, switch hardware acceleration on, or try another one.",
    storage: "This browser won’t let the site keep anything, so a match is gone once you close the tab. You can allow cookies and site data in its settings, or play like this.",
    download: "Something didn’t arrive; the network may be down.",
    broken: "Something went wrong and the table tipped over. Every move of your match is kept: open the house again to carry on.",
    elsewhere: "The house is open in another tab already. A match can’t be played in two places, or they’d overwrite each other.",
    moved: "The house has moved to another tab.",
    retry: "Try again",
    anyway: "Play anyway",
    reload: "Open again",
    here: "Play here instead",
  },
};

/** The tag of one of our languages for a BCP 47 tag, if we speak it. A script decides, else the region. */
function ours(tag) {
  const parts = tag.toLowerCase().split(/[-_]/);
  if (parts[0] === "en") return "en";
  if (parts[0] === "yue") return parts.includes("hans") ? "zh-Hans" : "zh-Hant";
  if (parts[0] !== "zh" && parts[0] !== "cmn") return undefined;
  if (parts.includes("hant")) return "zh-Hant";
  if (parts.includes("hans")) return "zh-Hans";
  return parts.some((part) => ["tw", "hk", "mo"].includes(part)) ? "zh-Hant" : "zh-Hans";
}

/** The language of the page: what the address says, else the settings that were kept, else the browser's. */
export function language() {
  const asked = new URLSearchParams(location.search).get("lang");
  const wishes = [asked, keptLanguage(), ...navigator.languages].filter(Boolean);
  return wishes.map(ours).find(Boolean) ?? "en";
}

function keptLanguage() {
  try {
    const kept = JSON.parse(localStorage.getItem("caravanserai/settings") ?? "{}");
    return { ZhHant: "zh-Hant", ZhHans: "zh-Hans", En: "en" }[kept.locale];
  } catch {
    return undefined;
  }
}

export const words = WORDS[language()];
