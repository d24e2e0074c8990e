// A program of somebody who installed core and one scheme, and nothing else.
import { createRegistry, octets } from "@url1738/core";
import { group } from "@url1738/core/grammar";
import { type GopherUrl, gopher } from "@url1738/gopher";

const text = "gopher://gopher.example.org/0about.txt";
const url: GopherUrl = gopher.parse(text);
const selector: string = createRegistry([gopher]).parse(text).selector;
const request: Uint8Array | undefined = octets(selector);

// @ts-expect-error: a value of type `any` would have this field, too.
url.nothing;

if (gopher.format(url) !== text || request?.length !== "about.txt".length || group === undefined) throw new Error(text);
