import type { Fix, UrlError } from "@url1738/core";
import { useMemo } from "preact/hooks";
import { registryFor } from "../known.ts";
import { SectionLink } from "../rfc-link.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { remediesFor } from "./remedies.ts";
import { visible } from "./visible.ts";
import { withFix } from "./with-fix.ts";

/** One error: where it is, what could stand there, and its fixes as buttons. */
function OneError(props: { readonly error: UrlError; readonly text: string; readonly change: (text: string) => void }) {
  const { say, words } = useSpeech();
  const { error, text, change } = props;
  const { fix } = error;
  const { message, hint } = say(error);
  const nameOf = ({ index, end, replacement, sure }: Fix) => {
    const replaced = visible(text.slice(index, end));
    const written = visible(replacement);
    const change =
      replaced === ""
        ? words.errors.insert(written)
        : written === ""
          ? words.errors.remove(replaced)
          : words.errors.fix(written, replaced);
    return sure ? change : words.errors.perhaps(change);
  };
  return (
    <li>
      <p>
        {error.index !== undefined && <b>{words.errors.place(error.index)}: </b>}
        {message}
      </p>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {error.expected !== undefined && (
        <p>
          {words.errors.expected}:{" "}
          {error.expected.map((term) => (
            <code key={term} class="term">
              {term}
            </code>
          ))}
        </p>
      )}
      {error.section !== undefined && (
        <p>
          <SectionLink section={error.section} />
        </p>
      )}
      {fix !== undefined && (
        <button type="button" class="fix" onClick={() => change(withFix(text, fix))}>
          {nameOf(fix)}
        </button>
      )}
    </li>
  );
}

/** Shows every error of a text. */
export function Errors(props: {
  readonly text: string;
  readonly isGeneric: boolean;
  readonly change: (text: string) => void;
}) {
  const { words } = useSpeech();
  const { text, isGeneric, change } = props;
  const { errors, repaired } = useMemo(() => remediesFor(registryFor(isGeneric), text), [text, isGeneric]);
  const [first, ...further] = errors;
  if (first === undefined) return null;
  const list = (some: readonly UrlError[]) => (
    <ol>
      {some.map((error, order) => (
        <OneError key={order} error={error} text={text} change={change} />
      ))}
    </ol>
  );
  return (
    <section class="errors" aria-labelledby="errors">
      <h2 id="errors">{words.errors.heading}</h2>
      {list([first])}
      {further.length > 0 && <h3>{words.errors.further}</h3>}
      {list(further)}
      {repaired !== undefined && (
        <button type="button" class="fix repair" onClick={() => change(repaired.href)}>
          {repaired.isSure
            ? words.errors.repair(repaired.href)
            : words.errors.perhaps(words.errors.repair(repaired.href))}
        </button>
      )}
    </section>
  );
}
