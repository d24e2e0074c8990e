import type { Settings } from "./options.ts";
import { secretsBy } from "./redact.ts";
import { redactValueBy } from "./redact-value.ts";

/** Matches the parts of a format: a directive, which takes the next argument; `%%`, which stands for `%`; and text. */
const PARTS = /%[sdifjoOc]|%%|%|[^%]+/g;

/** Tells whether a console writes an argument as a text that may be a part of a secret. */
const isText = (value: unknown) => !/^(?:object|function)$/.test(typeof value);

/**
 * Masks the secrets in the arguments of a console. If the first is a format (Console Standard §2.2), the secrets are those of the formatted
 * text: an argument that is a part of one becomes a part of the format, so that the mask covers it.
 */
export function redactFormatted(values: readonly unknown[], settings: Settings): readonly unknown[] {
  const safe = (value: unknown) => redactValueBy(settings, value);
  const [format, ...rest] = values;
  if (typeof format !== "string" || rest.length === 0) return values.map(safe);
  let text = "";
  const places = [...format.matchAll(PARTS)].map(([part]) => {
    const index = text.length;
    const argument = /%[^%]/.test(part) ? rest.splice(0, 1) : [];
    if (argument.length === 0) text += part === "%%" ? "%" : part;
    else if (part !== "%c") text += isText(argument[0]) ? String(argument[0]) : part;
    return { index, end: text.length, part, argument };
  });
  const secrets = secretsBy(settings, text);
  const shown: { readonly text: string; readonly isFormat: boolean }[] = [];
  const given: unknown[] = [];
  let next = 0;
  for (const { index, end, part, argument } of places) {
    while ((secrets[next]?.end ?? Infinity) <= index) next++;
    let secret = secrets[next];
    const isTouched = secret !== undefined && secret.index < end;
    let position = index;
    let masked = "";
    for (let at = next; secret !== undefined && secret.index < end; secret = secrets[++at]) {
      if (secret.index >= index) masked += text.slice(position, secret.index) + settings.mask;
      position = secret.end;
    }
    const isKept = argument.length > 0 && !isTouched;
    if (isKept) given.push(safe(argument[0]));
    shown.push(isKept ? { text: part, isFormat: true } : { text: masked + text.slice(position, end), isFormat: false });
  }
  const all = [...given, ...rest.map(safe)];
  // A console formats nothing if it has no argument.
  const spell = (piece: (typeof shown)[number]) =>
    piece.isFormat || all.length === 0 ? piece.text : piece.text.replaceAll("%", "%%");
  return [shown.map(spell).join(""), ...all];
}
