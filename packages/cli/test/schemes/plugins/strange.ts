import { component, decodedText, defineScheme, many, sequence, uchar } from "@url1738/core/define";

const text = many(uchar);

function circle(): object {
  const around: { self?: object } = {};
  around.self = around;
  return around;
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

const thrower = {
  get never(): never {
    throw new TypeError("a bug");
  },
};

const made: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([
  ["circle", circle],
  ["circles", () => ({ a: [circle(), circle()], b: circle() })],
  ["accessor", () => thrower],
  ["revoked", revoked],
  ["promise", () => new Promise(() => {})],
  ["string", () => "access"],
  ["null", () => null],
  ["nothing", () => undefined],
]);

/** A scheme whose access is not plain data. */
export const strange = defineScheme({
  name: "x-strange",
  schemepart: sequence("//", decodedText("text", text)),
  access: ({ text: name }) => made.get(name)?.() as object,
});

/** A scheme whose value is not plain data either, to which checkDefinition would object. */
export const round = defineScheme({
  name: "x-round",
  schemepart: sequence("//", component("value", text, { read: circle, spell: () => "a" })),
  access: "It designates nothing.",
});
