import { ACCESS_KEY, HEADER, LIST, MEMBER, SCHEME, TEMPLATE, UNFINISHED, VARIABLE } from "./forms.ts";
import type { Matcher } from "./matcher.ts";
import type { Name } from "./name-in-text.ts";
import type { NameKind, SecretNames } from "./secret-name.ts";
import { isShown, looksSecret } from "./shown-values.ts";
import type { Found } from "./spans.ts";
import { bareAt, quotedAt } from "./values.ts";

/** Reads values of secret names that have quotation marks. */
export class QuotedValues {
  readonly #names: SecretNames;

  constructor(names: SecretNames) {
    this.#names = names;
  }

  isQuotedSecret(value: string, kind: NameKind): boolean {
    const scheme = SCHEME.exec(value)?.[0].length ?? 0;
    if (TEMPLATE.test(value) || isShown(value.slice(scheme), kind)) return false;
    // A text that names a secret is a label, or the name of a field or an event.
    const isName = /^[\p{L}_ .:-]*$/u.test(value) && this.#names.kindOf(value) !== undefined;
    return !(isName && (kind !== "password" || /\s/.test(value)));
  }

  /** Reads a value in quotation marks. Returns the place after it. */
  quoted(search: Matcher, place: number, { kind, text }: Name, add: Found): number | undefined {
    const value = quotedAt(search, place);
    if (value === undefined) return undefined;
    const isKeyboard = ACCESS_KEY.test(text) && value.end === value.index + 1;
    const inside = search.text.slice(value.index, value.end);
    // In the environment words are a passphrase, and no sentence.
    const isPhrase = VARIABLE.test(text) && search.text[place - 1] === "=" && /^[a-z]+(?: [a-z]+){3,}$/.test(inside);
    if (!isKeyboard && ((isPhrase && kind === "password") || this.isQuotedSecret(inside, kind)))
      add(value.index, value.end, "assignments");
    return value.after;
  }

  /** Reads the strings in a list. */
  list(search: Matcher, place: number, name: Name, add: Found): number | undefined {
    let next = place;
    for (let count = 0; count < 20; count++) {
      const opening = search.at(LIST, next);
      const item = opening && quotedAt(search, next + opening[0].length);
      if (!item) break;
      if (this.isItemSecret(search.text.slice(item.index, item.end), name)) add(item.index, item.end, "assignments");
      next = item.after;
    }
    return next > place ? next : undefined;
  }

  /** Reads the strings in an object that has no name of a secret, but is the value of one. */
  members(search: Matcher, place: number, name: Name, add: Found): void {
    let next = place;
    // Users have their passwords in an object of passwords.
    const kind = /s$/i.test(name.text) ? name.kind : "other";
    for (let count = 0; count < 20; count++) {
      search.at(UNFINISHED, next);
      const opening = search.at(MEMBER, next);
      if (!opening) break;
      const place = next + opening[0].length;
      const quoted = quotedAt(search, place);
      const item = quoted ?? bareAt(search, place);
      if (quoted && this.isItemSecret(search.text.slice(item.index, item.end), { ...name, kind }))
        add(item.index, item.end, "assignments");
      next = item.after;
    }
  }

  /** Tells whether a string in a list, or after a name in one, is a secret: lists have many other strings. */
  isItemSecret(value: string, { text, kind }: Name): boolean {
    if (!this.isQuotedSecret(value, kind) || this.#names.kindOf(value) !== undefined) return false;
    if (HEADER.test(text) && /[\s=]/.test(value)) return true;
    return kind === "password" || (!/\s/.test(value) && looksSecret(value, kind));
  }
}
