import type { UrlError } from "@url1738/core";
import { SectionLink } from "../rfc-link.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { FixButton } from "./fix-button.tsx";
import type { Remedies } from "./remedies.ts";

/** One error: its place, what was expected, and its fix as a button. */
function OneError(props: { readonly error: UrlError; readonly text: string; readonly change: (text: string) => void }) {
  const { say, words } = useSpeech();
  const { error, text, change } = props;
  const { message, hint } = say(error);
  return (
    <li>
      <p>
        {error.index !== undefined && <b>{words.errors.place(error.index) + words.colon} </b>}
        {message}
      </p>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {error.expected !== undefined && (
        <p>
          {words.errors.expected + words.colon}{" "}
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
      {error.fix !== undefined && <FixButton text={text} fix={error.fix} change={change} />}
    </li>
  );
}

/** Shows every error of a text. */
export function Errors(props: {
  readonly text: string;
  readonly remedies: Remedies;
  readonly change: (text: string) => void;
}) {
  const { words } = useSpeech();
  const { text, change } = props;
  const { errors, repaired } = props.remedies;
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
      {further.length > 0 && (
        <>
          <h3>{words.errors.further}</h3>
          {list(further)}
        </>
      )}
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
