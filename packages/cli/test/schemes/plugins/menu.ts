import { decodedText, defineScheme, digit, many, optional, rule, sequence, some } from "@url1738/core/define";

/** A plugin with its sentences and the names of its components in French. */

const dish = decodedText("dish", rule("dish", some(digit)), {
  check: (text) =>
    text === "0"
      ? [
          {
            index: 0,
            end: 1,
            message: "There is no dish 0.",
            reason: "x-menu/no-dish",
            hint: { reason: "x-menu/count", sentence: "Count from 1." },
          },
        ]
      : [],
});

export const menu = defineScheme({
  name: "x-menu",
  schemepart: sequence(dish, optional("/", decodedText("table", rule("table", many(digit))))),
  access: "It designates a dish.",
});

export const languages = {
  fr: {
    "x-menu.dish": "le plat",
    "x-menu.table": "la table",
    "x-menu/no-dish": "Le menu commence par {component} nº 1.",
    "x-menu/count": "Comptez à partir de 1.",
  },
};
