import { mixed } from "./corpora.ts";
import { flat, sentence, word, wrapped } from "./prose.ts";
import { type Random, randomFrom } from "./random.ts";

const DAYS = "Mon Tue Wed Thu Fri Sat Sun".split(" ");
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

function host(random: Random): string {
  return `${word(random)}.${word(random)}.${random(2) === 0 ? "edu" : "com"}`;
}

const person = (random: Random) => `${word(random)}.${word(random)}`;

function moment(random: Random): string {
  const two = (below: number) => String(random(below)).padStart(2, "0");
  return `${1 + random(28)} ${MONTHS[random(12)]} 19${90 + random(10)} ${two(24)}:${two(60)}:${two(60)}`;
}

function header(random: Random): string {
  const [from, to] = [`${person(random)}@${host(random)}`, `${person(random)}@${host(random)}`];
  const day = DAYS[random(7)];
  const hops = Array.from(
    { length: 2 + random(3) },
    () =>
      `Received: from ${host(random)} by ${host(random)} (8.6.12/1.34)\n\tid AA${random(100_000)}; ${day}, ${moment(random)} -0${random(9)}00`,
  );
  return [
    `From ${from} ${day} Jan  3 01:05:34 1996`,
    ...hops,
    `Date: ${day}, ${moment(random)} GMT`,
    `From: "${word(random)} ${word(random)}" <${from}>`,
    `To: ${to}, ${person(random)}@${host(random)}`,
    `Subject: Re: ${word(random)} ${word(random)} ${word(random)}`,
    `Message-Id: <19${random(1_000_000)}.AA${random(100_000)}@${host(random)}>`,
    `In-Reply-To: Your message of "${day}, ${moment(random)} GMT."`,
    "Mime-Version: 1.0",
    "Content-Type: text/plain; charset=us-ascii",
  ].join("\n");
}

/** Quotes lines of the previous letter. */
const quoted = (text: string) => text.replace(/^/gm, "> ");

/**
 * Makes a mailbox of at least this many characters, the same in every run: letters with headers, quotations, addresses and signatures.
 * About every 5,000 characters it has a lone URL, and about every 50,000 a wrapped one: ten times the rate of real mail, which would have
 * only one wrapper in half a million characters.
 */
export function mailbox(length: number): string {
  const random = randomFrom(97);
  const urls = mixed(96, Number.POSITIVE_INFINITY);
  const letters: string[] = [];
  function more(): string | undefined {
    const chance = random(1_000);
    if (chance < 12) return urls.next().value as string;
    if (chance < 14) return `<URL:${urls.next().value}>`;
    return chance < 30 ? `${person(random)}@${host(random)}` : undefined;
  }
  const paragraph = () => wrapped(Array.from({ length: 3 + random(5) }, () => sentence(random, more)).join(" "));
  for (let written = 0; written < length; ) {
    const name = person(random);
    const letter = [
      header(random),
      `${person(random)}@${host(random)} writes:\n${quoted(paragraph())}`,
      ...Array.from({ length: 1 + random(4) }, paragraph),
      `-- \n${name}                ${name}@${host(random)}\n${word(random)}: +1 555 ${random(10_000)}`,
    ].join("\n\n");
    letters.push(letter);
    written += letter.length + 2;
  }
  return flat(letters.join("\n\n"));
}
