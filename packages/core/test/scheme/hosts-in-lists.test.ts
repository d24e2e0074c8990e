import { defineScheme, digit, hostport, list, optional, sequence, some, unescapedText } from "@url1738/core/define";
import { describe, expect, test } from "vitest";

const access = "It designates nothing.";

describe("the default port of a scheme holds for hosts in a list", () => {
  const scheme = defineScheme({
    name: "x-a",
    schemepart: sequence("//", list("hosts", hostport, ",", "between")),
    defaultPort: 27017,
    access,
  });

  test("which one may leave out", () => {
    const hosts = [
      { host: "h", port: 27017 },
      { host: "h", port: 27017 },
      { host: "h", port: 1 },
    ];
    expect(scheme.parse("x-a://h,H:27017,h:1")).toEqual({ scheme: "x-a", hosts });
    expect(scheme.format(scheme.parse("x-a://h,H:27017,h:1"))).toBe("x-a://h,h,h:1");
    expect(scheme.build({ hosts: [{ host: "H" }] })).toEqual({ scheme: "x-a", hosts: [{ host: "h", port: 27017 }] });
  });

  test("also in records of a list in a list, and under another name with another port", () => {
    const inner = sequence(unescapedText("weight", some(digit)), "@", list("hosts", hostport, "+", "between"));
    const deep = defineScheme({ name: "x-b", schemepart: list("all", inner, ",", "after"), defaultPort: 5, access });
    expect(deep.parse("x-b:1@h+i:5,").all).toEqual([
      {
        weight: "1",
        hosts: [
          { host: "h", port: 5 },
          { host: "i", port: 5 },
        ],
      },
    ]);
  });

  test("and a list that absence stands for", () => {
    const absent = defineScheme({
      name: "x-c",
      schemepart: sequence("//", optional(list("hosts", hostport, ",", "between", { absent: "localhost" }), "/")),
      defaultPort: 5,
      access,
    });
    expect(absent.parse("x-c://")).toEqual({ scheme: "x-c", hosts: [{ host: "localhost", port: 5 }] });
    expect(absent.format(absent.parse("x-c://localhost:5/"))).toBe("x-c://");
  });
});
