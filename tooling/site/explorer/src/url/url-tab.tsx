import { useMemo, useRef, useState } from "preact/hooks";
import { examples } from "../examples.ts";
import { lazy } from "../lazy.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { AccessPanel } from "./access-panel.tsx";
import { AuditPanel } from "./audit-panel.tsx";
import { Derivation } from "./derivation.tsx";
import { Ruler } from "./ruler.tsx";
import { studyOf } from "./study.ts";
import { ValueTable } from "./value-table.tsx";

// Advice is loaded where something is wrong.
const Errors = lazy(async () => (await import("./errors.tsx")).Errors);

/** Shows everything about one URL, while it is typed. */
export function UrlTab(props: {
  readonly text: string;
  readonly isGeneric: boolean;
  readonly change: (text: string) => void;
  readonly accept: (isGeneric: boolean) => void;
  readonly study: (text: string, isGeneric?: boolean) => void;
  readonly studyText: (text: string) => void;
}) {
  const { language, words } = useSpeech();
  const { text, isGeneric } = props;
  const study = useMemo(() => studyOf(text, isGeneric), [text, isGeneric]);
  const input = useRef<HTMLInputElement>(null);
  // The piece that was chosen, by its place; of another text, the last that has one.
  const [choice, setChoice] = useState({ text, order: -1 });
  const last = study.pieces.findLastIndex(({ path }) => path !== undefined);
  const chosen = choice.text === text && study.pieces[choice.order] !== undefined ? choice.order : Math.max(0, last);
  const piece = study.pieces[chosen];
  const { error } = study;

  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData("text/plain") ?? "";
    if (!/<URL:|\s\S+\s|\n/i.test(pasted.trim())) return;
    event.preventDefault();
    props.studyText(pasted);
  };
  const mend = (mended: string) => {
    props.change(mended);
    input.current?.focus();
  };

  return (
    <>
      <div class="field">
        <label for="url">{words.url.label}</label>
        <input
          id="url"
          ref={input}
          type="text"
          inputMode="url"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          aria-describedby="state note"
          aria-invalid={error !== undefined && text !== ""}
          onInput={({ currentTarget }) => props.change(currentTarget.value)}
          onPaste={onPaste}
        />
        <label class="check">
          <input
            type="checkbox"
            name="generic"
            checked={isGeneric}
            onChange={({ currentTarget }) => props.accept(currentTarget.checked)}
          />
          <span>{words.url.generic}</span>
        </label>
      </div>
      <p id="state" role="status" class={error === undefined ? "right" : "wrong"}>
        {text === "" ? words.url.nothing : study.url ? words.url.isOne(study.url.scheme) : words.url.isNone}
      </p>
      <p id="note">{words.url.note}</p>
      {text !== "" && (
        <Ruler
          pieces={study.pieces}
          isUnfinished={error?.index === text.length}
          chosen={chosen}
          choose={(order) => setChoice({ text, order })}
        />
      )}
      <div class="columns">
        {text !== "" && error !== undefined && <Errors text={text} isGeneric={isGeneric} change={mend} />}
        {study.url !== undefined && <ValueTable study={study} />}
        {piece !== undefined && <Derivation piece={piece} text={text} />}
        {study.url !== undefined && <AccessPanel url={study.url} isGeneric={isGeneric} />}
        {study.url !== undefined && <AuditPanel study={study} />}
      </div>
      <section aria-labelledby="examples" class="examples">
        <h2 id="examples">{words.examples}</h2>
        <ul>
          {examples.map((example) => (
            <li key={example.url}>
              <button type="button" onClick={() => props.study(example.url, example.isGeneric === true)}>
                <code>{example.url}</code> <span>{example[language]}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
