import { type Codec, component, defineScheme, many, rule, sequence, uchar } from "@url1738/core/define";

const word = rule("word", many(uchar));

function bug(): never {
  throw new TypeError("It is broken.");
}

/** A codec whose functions each throw for a text that is the function's name. */
const codec: Codec<string> = {
  read: (text) => (text === "read" ? bug() : text === "nothing" ? (undefined as never) : text),
  spell: (value) => (value === "spell" ? bug() : typeof value === "string" ? value : undefined),
  check: (text) => (text === "check" ? bug() : []),
};

const schemepart = sequence(
  "//",
  component("text", word, codec, { hint: ({ text }) => (text.includes("hint") ? bug() : undefined) }),
);

/** A scheme whose URLs name the function that throws. */
export const buggy = defineScheme({
  name: "x-bug",
  schemepart,
  meant: (text) => (text === "meant" ? bug() : undefined),
  hazards: { look: ({ text }) => (text === "look" ? bug() : []) },
  access: ({ text }) => (text === "access" ? bug() : { protocol: "none", text }),
});
