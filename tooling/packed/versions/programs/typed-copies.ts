// Shows what the type checker must accept when two copies of core meet. It is not run.
import * as newer from "@url1738/core";
import * as newerKit from "@url1738/core/define";
import * as newerLint from "@url1738/lint";
import * as newerProve from "@url1738/prove";
import * as older from "older-core";
import * as olderKit from "older-core/define";
import * as olderLint from "older-lint";
import * as olderProve from "older-prove";

// Encoded text has the same type in both.
export const encodeds: readonly newer.Encoded[] = [older.encoded("a%2f"), newer.encoded("a%2F")];
export const back: readonly older.Encoded[] = encodeds;
// @ts-expect-error: a plain string does not have that type.
export const unmarked: older.Encoded = "a%2F";

// Errors, results and values have the same types as well.
export const error: newer.UrlError | undefined = older.urlErrorOf(undefined);
export const failed: newer.Result<newer.GenericUrl> = older.createRegistry([], { generic: true }).safeParse("afs:");
export const value: older.GenericUrl = newer.createRegistry([], { generic: true }).parse("afs:x" as string);

// A grammar may combine pieces of both.
const user = olderKit.decodedText("user", olderKit.rule("user", olderKit.many(newerKit.uchar)));
const schemepart = newerKit.sequence("//", olderKit.hostport, newerKit.optional("/", user));
const access = "It designates a user.";
const newerDefinition = newerKit.schemeDefinition({ name: "x-newer", defaultPort: 79, schemepart, access });
const olderDefinition = olderKit.schemeDefinition({ name: "x-older", section: "4", schemepart: user, access });
const ofNewer = newerKit.defineScheme(newerDefinition);
const ofOlder = olderKit.defineScheme(olderDefinition);

// Schemes keep their types in the registry of another copy.
const ours = newer.createRegistry([ofNewer, ofOlder]);
const theirs = older.createRegistry([ofNewer, ofOlder]);
export const texts: readonly string[] = [
  ours.parse("x-older:a").user,
  theirs.parse("x-older:a").user,
  ours.parse("x-newer://h/a").host,
];
export const absent: string | undefined = theirs.parse("x-newer://h/a").user;
// @ts-expect-error: a URL of this scheme has no port.
ours.parse("x-older:a").port;

// The functions outside of schemes accept both.
for (const source of [ofNewer, ofOlder, ours, theirs]) {
  newerLint.audit(source, "x");
  olderLint.audit(source, "x");
  newerLint.diagnose(source, "x");
  olderLint.repair(source, "x");
}
newerProve.bnf(olderDefinition);
olderProve.generate(newerDefinition, () => 0);
