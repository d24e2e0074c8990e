import { useSpeech } from "../words/use-speech.ts";
import type { Study } from "./study.ts";

/** The large field for typing a URL. */
export function UrlField(props: {
  readonly study: Study;
  readonly change: (text: string) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
}) {
  const { words } = useSpeech();
  const { text, error } = props.study;
  return (
    <div class="field">
      <label for="url">{words.url.label}</label>
      <input
        id="url"
        type="text"
        inputMode="url"
        value={text}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        aria-describedby="state note"
        aria-invalid={error !== undefined && text !== ""}
        onInput={({ currentTarget }) => props.change(currentTarget.value)}
        onPaste={(event) => props.onPaste?.(event)}
      />
      <p id="note">{words.url.note}</p>
    </div>
  );
}
