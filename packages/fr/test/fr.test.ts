import { audit } from "@url1738/lint";
import { rfc1738 as ten, urlErrorOf } from "url1738";
import { describe, expect, test } from "vitest";
import { componentName, fr, typeset } from "../src/index.ts";
import { characterName } from "../src/words/characters.ts";

/** Replaces the spaces of French typography with plain ones. */
const plain = (text = "") => text.replace(/[\u00a0\u202f]/g, " ");

function errorOf(text: string) {
  const result = ten.safeParse(text);
  if (result.ok) throw new Error(`${text} is a URL`);
  return result.error;
}

test.each([
  ["htp://host.dom/", "Le schéma « htp » n’est pas connu ici.", "Vouliez-vous dire http ?"],
  ["ftp://h:/x", undefined, "Supprimez le deux-points, ou faites-le suivre d’un port."],
  ["http://host.dom/caf\u00e9", undefined, "Écrivez %C3%A9 à la place."],
  ["http://h:99999/", "Le port ne peut pas dépasser 65 535.", undefined],
  ["", "Il manque le nom du schéma.", undefined],
  [
    "http://host.dom/a#b",
    undefined,
    "Supprimez l’identifiant de fragment, à partir de « # ». La RFC 3986 l’autorise : utilisez http de @url1738/https, ou registry de url1738 au lieu de rfc1738.",
  ],
  [
    "gopher://h/1%0A",
    "Un type ou un sélecteur Gopher ne contient ni tabulation, ni saut de ligne, ni retour chariot.",
    undefined,
  ],
])("%s", (text, message, hint) => {
  const said = fr(errorOf(text));
  if (message !== undefined) expect(plain(said.message)).toBe(message);
  if (hint !== undefined) expect(plain(said.hint)).toBe(hint);
});

test("a character is named, and so are the allowed ones", () => {
  const { message } = fr(errorOf("http://h\u00e9/"));
  expect(plain(message)).toMatch(
    /^« é » \(U\+00E9\) ne peut pas figurer à cet endroit de l’hôte ; attendu : une lettre, un chiffre/,
  );
});

test.each([
  ["lowalpha", "une minuscule"],
  ["hialpha digit -", "une majuscule, un chiffre ou « - »"],
  ["letter", "une lettre"],
  ["hexdigit", "un chiffre hexadécimal"],
  ["space -", "un espace ou « - »"],
])("%s is %s", (expected, said) => {
  const { message } = fr({ reason: "ends-early", params: { expected }, message: "English." });
  expect(plain(message)).toBe(`L’URL s’arrête trop tôt ; attendu : ${said}.`);
});

test("masked text is not named", () => {
  const error = errorOf("http://h:80/?token=a|b");
  expect(plain(fr(error).message)).toBe(
    "Ce qui est masqué ici ne peut pas figurer à cet endroit de la partie recherche.",
  );
});

describe("records from JSON", () => {
  test("of errors and of findings", () => {
    for (const fact of [errorOf("http://h_x/"), ...audit(ten, "ftp://u:p@h:25/")])
      expect(fr(JSON.parse(JSON.stringify(fact)))).toEqual(fr(fact));
  });

  test("a thrown error", () => {
    try {
      ten.parse("http:/host");
    } catch (thrown) {
      expect(fr(thrown as never)).toEqual(fr(urlErrorOf(thrown) as never));
    }
  });

  test("a string that is not text", () => {
    const { message } = fr({ reason: "unknown-scheme", params: { name: { percent: "caf%E9" } }, message: "English." });
    expect(plain(message)).toBe("Le schéma « caf%E9 » n’est pas connu ici.");
  });
});

describe("a reason without a French sentence is said in English", () => {
  test("the reason of somebody else's scheme, or none", () => {
    expect(fr({ reason: "x-finger/nobody", message: "Nobody.", hint: "Ask." })).toEqual({
      message: "Nobody.",
      hint: "Ask.",
    });
    expect(fr({ reason: "other", sentence: "A finding." })).toEqual({ message: "A finding." });
    expect(fr({ reason: "constructor", message: "Nothing inherited." }).message).toBe("Nothing inherited.");
  });

  test("a sentence whose facts are missing", () => {
    expect(fr({ reason: "unknown-scheme", message: "The scheme is not known." }).message).toBe(
      "The scheme is not known.",
    );
  });
});

test("typography", () => {
  expect(typeset("Est-ce « a » : oui ; non ? Si !")).toBe(
    "Est-ce «\u202fa\u202f»\u00a0: oui\u202f; non\u202f? Si\u202f!",
  );
  expect(fr(errorOf(`http://h/${"a".repeat(1_048_576)}`)).message).toContain("1\u202f048\u202f576");
});

test("components by their French names", () => {
  const names = ["host", "password", "field", "x"].map((name) => componentName(name));
  expect(names).toEqual(["hôte", "mot de passe", "champ", "x"]);
});

test("a component of another scheme gets only the meaning of its name", () => {
  expect(["ftp", undefined, "x-a"].map((scheme) => componentName("name", scheme))).toEqual([
    "nom de fichier",
    "nom de fichier",
    "nom",
  ]);
  const missing = { reason: "missing", params: {}, component: "group" };
  expect(fr({ ...missing, scheme: "nntp" }).message).toBe("Il manque le groupe de nouvelles.");
  expect(fr({ ...missing, scheme: "x-a" }).message).toBe("Il manque le groupe.");
  const search = { reason: "missing", params: {}, component: "search" };
  expect(fr({ ...search, scheme: "http" }).message).toBe("Il manque la partie recherche.");
  expect(fr({ ...search, scheme: "gopher" }).message).toBe("Il manque la chaîne de recherche.");
});

test.each([
  ["name", "qui appartient au nom de fichier."],
  ["host", "qui appartient à l’hôte."],
  ["search", "qui appartient à la partie recherche."],
])("prepositions contract: %s", (component, end) => {
  expect(fr({ reason: "platform-query", params: {}, component }).message.endsWith(end)).toBe(true);
});

test.each([
  ["rule", "la règle « a »", "une règle"],
  ["component", "le composant « a »", "un composant"],
  ["list", "la liste « a »", "une liste"],
  ["set", "l’ensemble « a »", "un ensemble"],
])("parts of a grammar agree: %s", (kind, within, any) => {
  const piece = fr({ reason: "definition/not-a-piece", params: { where: `${kind} "a"`, type: "null" } });
  expect(plain(piece.message)).toContain(`Il y a dans ${within} une valeur`);
  expect(fr({ reason: "definition/not-a-line-name", params: { kind, name: "a b" } }).message).toContain(
    `nommer ${any},`,
  );
});

test.each([
  ["\udc7f", "le caractère U+DC7F"],
  ["\udc80", "l’octet 80"],
  ["\udcff", "l’octet FF"],
  ["\udd00", "le caractère U+DD00"],
])("an octet outside UTF-8 is named by its number: %j", (character, name) => {
  expect(characterName(character)).toBe(name);
});

test("numbers have a decimal comma", () => {
  expect(plain(fr({ reason: "client/late", params: { seconds: 1234.5 } }).message)).toContain("en 1 234,5 s.");
});

test("the errors that an error mentions are said in French as well", () => {
  const inner = { reason: "definition/no-name", params: {}, message: "The scheme needs a name." };
  const several = { reason: "definition/several", params: { why: "English." }, message: "English." };
  expect(fr({ ...several, errors: [inner, inner] }).message).toBe(`${fr(inner).message} ${fr(inner).message}`);
  expect(fr(several).message).toBe("English.");
});

describe("a sentence of somebody else's scheme", () => {
  const fact = { reason: "x-a/r", message: "English.", scheme: "x-a", component: "host", found: 97 };
  const names = { "x-a.hosts[]": "la machine", "x-a.key": "la clé" };
  const said = (sentence: string, others: object = {}) =>
    plain(fr({ ...fact, ...others }, { ...names, "x-a/r": sentence }).message);

  test.each<[string, object, string]>([
    [
      "Voici {component}, {le component}, {de component} et {à component}.",
      {},
      "l’hôte, l’hôte, de l’hôte et à l’hôte",
    ],
    ["Voici {de component} et {à component}.", { component: "port" }, "du port et au port"],
    ["Voici {component} et {de component}.", { component: "key" }, "la clé et de la clé"],
    ["Voici {component} et {à component}.", { component: "hosts[2]" }, "la machine nº 3 et à la machine nº 3"],
    ["Voici {raw component}.", {}, "host"],
    ["Voici {scheme} et {replacement}.", { fix: { replacement: "b" } }, "x-a et b"],
    ["Voici {found}, {escape} et {written}.", { params: { escape: "%41", written: "b" } }, "« a », %41 et b"],
    ["Voici {found}.", { params: { found: "masked text" } }, "ce qui est masqué ici"],
    ["Voici {escape}.", { params: { escape: "masked text" } }, "ce qui est masqué ici"],
    ["Voici {written}.", { params: { written: "masked text" } }, "ce qui est masqué ici"],
    ["Voici {wrong}.", { params: { wrong: "@" } }, "« @ »"],
    ["Voici {expected}.", { params: { expected: "digit -" } }, "un chiffre ou « - »"],
    [
      "Voici {le kind}, {un kind}, {de kind} et {à kind}.",
      { params: { kind: "list" } },
      "la liste, une liste, de la liste et à la liste",
    ],
    ["Voici {le kind} et {un kind}.", { params: { kind: "x" } }, "le morceau « x » et un morceau « x »"],
    ["Voici {kind} et {what}.", { params: { kind: "x", what: "y" } }, "x et y"],
    ["Voici {where}.", { params: { where: 'rule "a"' } }, "la règle « a »"],
    ["Voici {where}.", { params: { where: "the top" } }, "« the top »"],
    ["Voici {count} et {name}.", { params: { count: 12345, name: { percent: "%E9" } } }, "12 345 et %E9"],
    ["Voici {url}.", {}, "{url}"],
    ["Voici {errors}.", { errors: [{ reason: "x-a/s", message: "One." }, { message: "Two." }] }, "One. Two."],
  ])("%s", (sentence, others, expected) => {
    expect(said(sentence, others)).toBe(`Voici ${expected}.`);
  });

  test("begins with a capital, and is not said without its facts", () => {
    expect(said("{component} manque.")).toBe("L’hôte manque.");
    expect(said("Voici {count}.")).toBe("English.");
    expect(said("Voici {le count}.")).toBe("English.");
  });

  test("may differ at the end of the text", () => {
    const texts = { "x-a/r": "Ici.", "x-a/r:end": "À la fin." };
    expect([97, undefined].map((found) => fr({ ...fact, found } as never, texts).message)).toEqual([
      "Ici.",
      "À la fin.",
    ]);
    expect(fr({ ...fact, found: undefined, params: { found: "a" } } as never, texts).message).toBe("Ici.");
  });

  test("names components without articles in labels", () => {
    expect(["hosts[0]", "key", "host", "constructor"].map((name) => componentName(name, "x-a", names))).toEqual([
      "machine nº\u00a01",
      "clé",
      "hôte",
      "constructor",
    ]);
  });
});

test("a value that is not an error has no sentence", () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  expect(fr(proxy as never)).toEqual({ message: "" });
});
