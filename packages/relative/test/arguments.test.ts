import { ftp } from "@url1738/ftp";
import { expect, test } from "vitest";
import { isRelative } from "../src/index.ts";
import { fromUrl } from "../src/platform.ts";

test("anything but a string is not a relative reference, and nothing without an href is a URL", () => {
  for (const given of [undefined, null, 5, Symbol("s"), {}, Object.create(null)] as never[]) {
    expect(isRelative(given)).toBe(false);
    expect(() => fromUrl(ftp, given)).toThrow(expect.objectContaining({ name: "Url1738Error" }));
  }
});
