import { expect, test } from "vitest";
import { randomFrom } from "../../../tooling/bench/random.ts";
import { SEED } from "../../../tooling/build/vitest/draws.ts";
import { registry } from "../../url1738/src/index.ts";
import { findUrls } from "../src/index.ts";

/** A script: words, and the marks with which its sentences close. */
interface Script {
  readonly words: readonly string[];
  readonly closing: readonly string[];
  /** True if words follow one another without a blank, so that one may follow a URL. */
  readonly isUnspaced?: true;
}

/** Scripts of running text. Those of the first group put blanks between words, those of the second do not. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  Latin: { words: ["été", "über", "łącze", "ở", "şu"], closing: [".", "!", "”", "»", ")", "—", "…"] },
  Cyrillic: { words: ["см", "подробнее", "ещё", "тут"], closing: [".", "»", "“", " —", "…"] },
  Greek: { words: ["δείτε", "εδώ", "και"], closing: [".", "»", "·", "\u037e"] },
  Hebrew: { words: ["ראו", "עוד", "כאן"], closing: [".", "״", ")", "\u200f.", "\u2069"] },
  Arabic: { words: ["انظر", "هنا", "أيضًا"], closing: [".", "،", "؟", "۔", "»", "\u200f "] },
  Devanagari: { words: ["देखें", "यहाँ", "और"], closing: ["।", "॥", ".", "”"] },
  Armenian: { words: ["տես", "այստեղ"], closing: ["։", "»", "՝"] },
  Ethiopic: { words: ["ይመልከቱ", "እዚህ"], closing: ["።", "፣", "፡"] },
  Georgian: { words: ["ნახეთ", "აქ"], closing: [".", "“"] },
  Han: {
    words: ["请看", "更多", "文档", "見"],
    closing: ["。", "，", "、", "）", "》", "！", "：", "”"],
    isUnspaced: true,
  },
  Japanese: {
    words: ["を見る", "から", "ページ", "サーバー", "は", "々"],
    closing: ["。", "、", "」", "』", "）", "！"],
    isUnspaced: true,
  },
  Hangul: { words: ["에서", "참조", "을", "링크"], closing: [".", "。", "」", "”", "!"], isUnspaced: true },
  Thai: { words: ["ดู", "ที่นี่", "เพิ่มเติม", "ได้"], closing: [" ", "”", "\u200b", "ฯ "], isUnspaced: true },
  Lao: { words: ["ເບິ່ງ", "ທີ່ນີ້"], closing: [" ", "”"], isUnspaced: true },
  Khmer: { words: ["មើល", "នៅ", "ទីនេះ"], closing: ["។", "៕", "\u200b"], isUnspaced: true },
  Burmese: { words: ["ကြည့်", "တွင်", "မှာ"], closing: ["။", "၊"], isUnspaced: true },
};

/** URLs that end with a letter or a digit after the host. */
const URLS = [
  "https://h.dom/a",
  "http://host.dom/x_y/z1",
  "https://h.dom/?q=1&r=b",
  "https://h.dom/#top",
  "ftp://ftp.dom/pub/a.gz",
  "https://h.dom/a_(b)",
  "http://h.dom:8080/p/1",
];

/** Ends of URLs after which more is meant, but that some text can end. */
const OPEN = ["https://h.dom/", "https://h.dom/?q=", "https://h.dom/?a=1&", "https://h.dom/a-", "https://h.dom/a_"];

const MARKS = ["\u200b", "\u200e", "\u200f", "\u2060", "\u202c", "\u2069", "\ufeff"];

type Pick = <T>(all: readonly T[]) => T;

/** A sentence, and the URLs that are to be found in it. */
interface Sentence {
  readonly rule: string;
  readonly text: string;
  readonly found: readonly string[];
}

/** The rules by which sentences are made: each knows what is to be found without looking for it. */
const RULES: Readonly<Record<string, (script: Script, pick: Pick) => Omit<Sentence, "rule">>> = {
  blanks: ({ words }, pick) => {
    const url = pick(URLS);
    return { text: `${pick(words)} ${url} ${pick(words)}`, found: [url] };
  },
  "closing marks": ({ words, closing }, pick) => {
    const url = pick(URLS);
    return { text: `${pick(words)} ${url}${pick(closing)} ${pick(words)}`, found: [url] };
  },
  brackets: ({ words }, pick) => {
    const url = pick(URLS);
    const [open, close] = pick(
      ["()", "（）", "«»", "「」", "<>", "【】", "“”", "[]"].map((pair) => [...pair] as const),
    );
    return { text: `${pick(words)} ${open}${url}${close} ${pick(words)}`, found: [url] };
  },
  "marks around": ({ words }, pick) => {
    const url = pick(URLS);
    return {
      text: `${pick(words)} ${pick(MARKS)}${url}${pick(MARKS)}${pick([" ", ", ", "", ". "])}${pick(words)}`,
      found: [url],
    };
  },
  "a mark inside": ({ words }, pick) => ({
    text: `${pick(words)} ${pick(URLS)}${pick(MARKS)}${pick(["b", "/", "1", "=c"])} ${pick(words)}`,
    found: [],
  }),
  "two URLs": ({ words, closing }, pick) => {
    const [one, other] = [pick(URLS), pick(URLS)];
    return { text: `${pick(words)} ${one} ${pick(words)} ${other}${pick(closing)}`, found: [one, other] };
  },
  "a word directly before": ({ words, isUnspaced }, pick) => {
    const url = pick(URLS);
    return { text: `${pick(words)}${url} ${pick(words)}`, found: isUnspaced ? [url] : [] };
  },
  "a word directly after": ({ words, isUnspaced }, pick) => {
    const url = pick(URLS.filter((one) => !one.endsWith(")")));
    return { text: `${pick(words)} ${url}${pick(words)} ${pick(words)}`, found: isUnspaced ? [url] : [] };
  },
  "a word after what goes on": ({ words }, pick) => {
    const word = pick(words);
    const url = pick(OPEN);
    const ends = url.endsWith("/") && /^\p{Script=Hiragana}/u.test(word);
    return { text: `${pick(words)} ${url}${word} x`, found: ends ? [url] : [] };
  },
  "a word that goes on": ({ words }, pick) => ({
    text: `${pick(words)} ${pick(URLS)}${pick(words)}${pick(["/b", "&b=1", "=1", ".html", "%20", "?b", "#b", "-b"])} ${pick(words)}`,
    found: [],
  }),
  "a word after the host": ({ words }, pick) => ({
    text: `${pick(words)} https://host.dom${pick(words)} x`,
    found: [],
  }),
};

test("2,000 sentences of sixteen scripts", () => {
  const random = randomFrom(SEED);
  const pick: Pick = (all) => all[random(all.length)] as (typeof all)[number];
  const wrong: unknown[] = [];
  for (let count = 0; count < 2000; count++) {
    const [name, script] = pick(Object.entries(SCRIPTS));
    const [rule, make] = pick(Object.entries(RULES));
    const { text, found } = make(script, pick);
    const urls = [...findUrls(registry, text, { bare: true })].map(({ text: url, fragment }) =>
      fragment === undefined ? url : `${url}#${fragment}`,
    );
    if (urls.join(" ") !== found.join(" ")) wrong.push({ name, rule, text, found, urls });
  }
  expect(wrong).toEqual([]);
});
