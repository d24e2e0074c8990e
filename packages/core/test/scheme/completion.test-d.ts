import type { Scheme } from "@url1738/core";
import { expectTypeOf, test } from "vitest";

test("an editor that completes a scheme offers only what users need", () => {
  // Guards against a member for other packages in the type that everybody sees; `WholeScheme` of `./grammar` has those.
  expectTypeOf<keyof Scheme>().toEqualTypeOf<
    | "name"
    | "defaultPort"
    | "parse"
    | "safeParse"
    | "canParse"
    | "normalize"
    | "build"
    | "format"
    | "access"
    | "~standard"
  >();
});
