import { expect, test } from "vitest";
import { mailto } from "../src/index.ts";

test("as many recipients as a URL can have are read from a field", () => {
  expect(mailto.parse(`mailto:?to=${"a@h,".repeat(150_000)}a@h`).to).toHaveLength(150_001);
});
