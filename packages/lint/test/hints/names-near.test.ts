import { expect, test } from "vitest";
import { namesNear } from "../../src/hints/names-near.ts";

const names = ["ftp", "http", "gopher", "mailto", "telnet"];

test.each([
  ["http", ["http"], "a known name"],
  ["htp", ["http"], "a letter too few"],
  ["ttp", ["http"], "the first letter missing"],
  ["fpt", ["ftp"], "two letters exchanged"],
  ["jttp", ["http"], "another first letter"],
  ["jtp", [], "another first letter of a short name: too little is left"],
  ["fttp", ["ftp", "http"], "as near to the one as to the other"],
  ["hxxp", ["http"], "an x for some letters"],
  ["fxp", ["ftp"], "an x for one letter of three"],
  ["xxx", [], "an x for all letters"],
  ["mail", ["mailto"], "half of a name"],
  ["mai", [], "less than that"],
  ["tellnets", [], "two slips"],
])("%s may mean %j: %s", (written, meant) => {
  expect(namesNear(written, names)).toEqual(meant);
});
