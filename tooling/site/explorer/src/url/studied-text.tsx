import type { Fix } from "@url1738/core";
import { httpOfRfc1738, isOfRfc1738 } from "../known.ts";
import { useSpeech } from "../words/use-speech.ts";
import { FixButton } from "./fix-button.tsx";
import { Ruler } from "./ruler.tsx";
import type { Study } from "./study.ts";

/** A text in large characters: a line says whether it is a URL; then come its pieces, and the fix of its first error. */
export function StudiedText(props: {
  readonly study: Study;
  readonly fix: Fix | undefined;
  readonly mend: (text: string) => void;
  readonly chosen: number;
  readonly choose: (order: number) => void;
  readonly id?: string;
}) {
  const { say, words } = useSpeech();
  const { study, fix, mend, chosen, choose, id = "state" } = props;
  const { text, url, error } = study;
  const state = () => {
    if (text === "") return words.url.nothing;
    if (url?.scheme === "https") return words.url.isOfToday;
    if (url !== undefined)
      return isOfRfc1738(url.scheme) || httpOfRfc1738.canParse(text)
        ? words.url.isOne(url.scheme)
        : words.url.isOnlyOfToday;
    return error === undefined ? words.url.isNone : `${words.url.isNone} ${say(error).message}`;
  };
  return (
    <>
      <p id={id} role="status" class={error === undefined ? "right" : "wrong"}>
        {state()}
      </p>
      {text !== "" && (
        <Ruler pieces={study.pieces} isUnfinished={error?.index === text.length} chosen={chosen} choose={choose} />
      )}
      {/* Below the text, whose characters it would otherwise move apart. */}
      {text !== "" && fix !== undefined && (
        <p class="mend">
          <FixButton text={text} fix={fix} change={mend} />
        </p>
      )}
    </>
  );
}
