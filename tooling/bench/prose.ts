import { mixed } from "./corpora.ts";
import { type Random, randomFrom } from "./random.ts";
import { flat } from "./speaker.ts";

const WORDS =
  "the of and to a in that it is was for on with he as you at be this have from or had by but not what all were we when your can said there use an each which she do how their if will up other about out many then them these so some her would make like him into time has look two more write go see number no way could people my than first water been call who its now find long down day did get come made may part over new sound take only little work know place year live me back give most very after thing our just name good sentence man think say great where help through much before line right too mean old any same tell boy follow came want show also around form three small set put end does another well large must big even such because turn here why ask went men read need land different home us move try kind hand picture again change off play spell air away animal house point page letter mother answer found study still learn should world high every near add food between own below country plant last school father keep tree never start city earth eye light thought head under story saw left few while along might close something seem next hard open example begin life always those both paper together got group often run important until children side feet car mile night walk white sea began grow took river four carry state once book hear stop without second later miss idea enough eat face watch far really almost let above girl sometimes mountain cut young talk soon list song being leave family".split(
    " ",
  );

/** Picks a word. */
const word = (random: Random) => WORDS[random(WORDS.length)] as string;

/**
 * Makes a sentence, occasionally with a time or a quotation.
 *
 * @param more - Returns another word for its end, or `undefined`.
 */
function sentence(random: Random, more: () => string | undefined): string {
  const words = Array.from({ length: 6 + random(14) }, () => word(random));
  if (random(8) === 0) words.push(`at ${1 + random(12)}:${10 + random(50)}`);
  if (random(8) === 0) words.push(`"${word(random)}: ${word(random)}"`);
  const last = more();
  if (last !== undefined) words.push(last);
  const text = words.join(random(9) === 0 ? ", " : " ");
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

/** Wraps a text into lines of at most 72 characters, or of one longer word. */
function wrapped(text: string): string {
  return text.replace(/(.{1,71}\S|\S+)(?: |$)/g, "$1\n").trimEnd();
}

/** Makes a text of at least this many characters, the same in every run, in which every other word is a URL. */
export function list(length: number): string {
  const random = randomFrom(97);
  const urls = mixed(96, Number.POSITIVE_INFINITY);
  const words: string[] = [];
  for (let written = 0; written < length; written += (words.at(-1)?.length ?? 0) + (words.at(-2)?.length ?? 0) + 2)
    words.push(word(random), urls.next().value as string);
  return flat(wrapped(words.join(" ")));
}

/**
 * Makes English text of at least this many characters, the same in every run: sentences, lines and paragraphs. About every 1,400
 * characters there is a URL, wrapped as RFC 1738 recommends, except that one in four is in the text by itself.
 */
export function prose(length: number): string {
  const random = randomFrom(99);
  const urls = mixed(98, Number.POSITIVE_INFINITY);
  const paragraphs: string[] = [];
  function more(): string | undefined {
    if (random(14) > 0) return undefined;
    const url = urls.next().value as string;
    return random(4) === 0 ? url : `<URL:${url}>`;
  }
  for (let written = 0; written < length; ) {
    const paragraph = wrapped(Array.from({ length: 4 + random(6) }, () => sentence(random, more)).join(" "));
    paragraphs.push(paragraph);
    written += paragraph.length + 2;
  }
  return flat(paragraphs.join("\n\n"));
}
