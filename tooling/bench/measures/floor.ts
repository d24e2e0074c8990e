import { rfc1738 as registry } from "url1738";
import { byHand } from "../by-hand.ts";
import { valid } from "../corpora.ts";
import type { Finding } from "../finding.ts";
import { contender, race, ratio } from "../race.ts";
import { takenBy } from "../taken-by.ts";
import type { Measure } from "./measure.ts";

/** Measures the lower limit: handwritten code for a single scheme, on the URLs that it takes. */
export const floor: Measure = async (effort) =>
  [...byHand].flatMap(([scheme, { expression, parse, format, formatExactly }]) => {
    const corpus = takenBy(parse, valid.get(scheme) ?? []);
    const values = corpus.map((text) => registry.parse(text));
    const [url, href, urlCanParse] = ["new URL(s)", "new URL(s).href", "URL.canParse"];
    const times = race(
      [
        contender(url, (text) => new URL(text), corpus),
        contender("expression.exec", (text) => expression.exec(text), corpus),
        contender("parse by hand", parse, corpus),
        contender("registry.parse", (text) => registry.parse(text), corpus),
        contender(urlCanParse, (text) => URL.canParse(text), corpus),
        contender("expression.test", (text) => expression.test(text), corpus),
        contender("registry.canParse", (text) => registry.canParse(text), corpus),
        contender(href, (text) => new URL(text).href, corpus),
        contender("format by hand", format, values as never[]),
        contender("format by hand, exactly", formatExactly, values as never[]),
        contender("registry.format", (value) => registry.format(value), values),
      ],
      effort,
    );
    const claims = [
      ["expression.exec", url],
      ["parse by hand", url],
      ["registry.parse", url],
      ["expression.test", urlCanParse],
      ["registry.canParse", urlCanParse],
      ["format by hand", href],
      ["format by hand, exactly", href],
      ["registry.format", href],
    ] as const;
    return claims.map(([subject, against]): Finding => {
      return { subject, on: `${scheme}, the plain ones`, against, ...ratio(times, subject, against), unit: "×" };
    });
  });
