import { urlErrorOf } from "@url1738/core";
import { expect, test } from "vitest";
import { data, dataFromOctets, dataOctets } from "../src/index.ts";

test.each<[text: string, octets: readonly number[]]>([
  ["data:;base64,", []],
  ["data:;base64,/w==", [255]],
  ["data:;base64,AP8=", [0, 255]],
  ["data:;base64,APs%2B", [0, 251, 62]],
  ["data:;base64,AAECAwQFBg==", [0, 1, 2, 3, 4, 5, 6]],
  ["data:,a%20%FF%C3%A9", [97, 32, 255, 195, 169]],
  ["data:,", []],
])("the octets of %s", (text, octets) => {
  expect([...dataOctets(data.parse(text))]).toEqual(octets);
});

test("base64 that is none is an error of the value, with the component that is wrong", () => {
  const { data: text } = data.parse("data:,a");
  try {
    dataOctets({ ...data.parse("data:,a"), base64: true, data: `${text}!` as typeof text });
    expect.unreachable();
  } catch (thrown) {
    expect(urlErrorOf(thrown)).toMatchObject({
      code: "invalid-value",
      reason: "data/base64",
      scheme: "data",
      component: "data",
    });
  }
});

test("any octets are spelt and read back", () => {
  for (let length = 0; length < 8; length++) {
    const octets = Uint8Array.from({ length }, (_, index) => (index * 91 + 250) & 255);
    const parts = dataFromOctets(octets);
    expect(parts).toEqual({ base64: true, data: Buffer.from(octets).toString("base64") });
    expect(dataOctets({ ...data.parse("data:,"), ...parts })).toEqual(octets);
  }
});
