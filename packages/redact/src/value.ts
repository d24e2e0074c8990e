import { EQUALS, type Mark, tableOf, WHITE_SPACE } from "./marks.ts";
import { createPending, NOWHERE } from "./pending.ts";
import type { Found } from "./stretches.ts";

/** "… `X-Goog-Credential`, in any case." */
const NAMES = [
  "password",
  "passwd",
  "pwd",
  "secret",
  "client_secret",
  "token",
  "access_token",
  "refresh_token",
  "id_token",
  "auth_token",
  "api_key",
  "apikey",
  "api-key",
  "sig",
  "signature",
  "AWSAccessKeyId",
  "X-Amz-Signature",
  "X-Amz-Credential",
  "X-Amz-Security-Token",
  "X-Goog-Signature",
  "X-Goog-Credential",
];

/** "Behind `?`, `&`, `;` or `#`." */
const beginsName = tableOf("?&;#");

/** "Up to `&`, `;`, `#`, white space, `<`, `>`, a quotation mark or the end." */
const endsValue = tableOf(`&;#<>"'${WHITE_SPACE}`);

/** The values of parameters whose names tell that they are secret. */
export interface ValueFinder {
  readonly mark: (mark: Mark, index: number) => void;
  /** Characters that are not marks. */
  readonly run: (text: string, from: number, to: number) => void;
  readonly end: (index: number) => void;
  /** Whether neither a name nor a value has begun. */
  readonly isIdle: () => boolean;
  /** Where the earliest value begins of which it is not known whether it is one. */
  readonly earliest: (here: number) => number;
}

/** @param parameters - Names besides the known ones, in lower case. */
export function createValueFinder(found: Found, parameters: readonly string[]): ValueFinder {
  const names = new Set([...NAMES.map((name) => name.toLowerCase()), ...parameters]);
  const longestName = [...names].reduce((longer, { length }) => Math.max(longer, length), 0);
  const pending = createPending();
  let mayHaveValue = false;
  /** What has been read of a name, if it may be one. */
  let name: string | undefined;

  function end(index: number): void {
    const beginning = pending.earliest(index);
    if (beginning < NOWHERE) found(beginning, index);
    pending.clear();
    mayHaveValue = false;
  }

  function begin(index: number): void {
    pending.begin(index);
    mayHaveValue = true;
  }

  function read(more: string): void {
    name = name === undefined || name.length + more.length > longestName ? undefined : name + more;
  }

  return {
    mark: (mark, index) => {
      const isEnd = endsValue[mark] === 1;
      if (isEnd && mayHaveValue) end(index);
      if (beginsName[mark] === 1) {
        name = "";
      } else if (name !== undefined) {
        const isName = mark === EQUALS && names.has(name.toLowerCase());
        if (isName) begin(index + 1);
        if (isEnd || mark === EQUALS) name = undefined;
        else read(String.fromCharCode(mark));
      }
    },
    run: (text, from, to) => {
      if (name !== undefined) read(text.slice(from, Math.min(to, from + longestName + 1)));
    },
    end,
    isIdle: () => name === undefined && !mayHaveValue,
    earliest: pending.earliest,
  };
}
