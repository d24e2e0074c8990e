import { expect, test } from "vitest";
import { piecesOf, runsOf } from "../explorer/src/url/pieces.ts";
import { studyOf } from "../explorer/src/url/study.ts";

test("a piece ends where the error begins and ends", () => {
  const port = piecesOf("http://h.dom:99999/", { index: 13, end: 18 });
  expect(port.filter(({ isWrong }) => isWrong).map(({ text }) => text)).toEqual(["99999"]);
  const blank = piecesOf("ftp://h/a b", { index: 9, end: 10 });
  expect(blank.map(({ text }) => text)).toEqual(["ftp", "://", "h", "/", "", "a", " ", "b"]);
});

test("the pieces of one component are one run, apart from the error", () => {
  const runs = runsOf(studyOf("https://a.host.dom/b c", false).pieces);
  expect(runs.map(({ path, numbered }) => [path, numbered.map(({ piece }) => piece.text).join("")])).toEqual([
    ["scheme", "https"],
    [undefined, "://"],
    ["host", "a.host.dom"],
    ["path", "/b"],
    [undefined, " "],
    [undefined, "c"],
  ]);
});
