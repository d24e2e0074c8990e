import type { Fix } from "@url1738/core";
import { httpOfRfc1738, isOfRfc1738 } from "../known.ts";
import { useSpeech } from "../speech.ts";
import { FixButton } from "./fix-button.tsx";
import { Ruler } from "./ruler.tsx";
import type { Study } from "./study.ts";
import type { Choice } from "./use-choice.ts";

/** A text in large characters: a line says whether it is a URL; then come its pieces, and the fix of its first error. */
export function StudiedText(props: {
  readonly study: Study;
  readonly fix: Fix | undefined;
  readonly mend: (text: string) => void;
  readonly choice: Choice;
  readonly id?: string;
}) {
  const { say, fact } = useSpeech();
  const { study, fix, mend, choice, id = "state" } = props;
  const { text, error } = study;
  const scheme = study.url?.scheme ?? "";
  const state = () => {
    if (text === "") return say("Type a URL, or take an example.");
    if (error !== undefined) return say("This is not a URL. {why}", { why: fact(error).message });
    if (scheme === "https") return say("This is a URL of the scheme https of today (RFC 9110).");
    return isOfRfc1738(scheme) || httpOfRfc1738.canParse(text)
      ? say("This is a URL of the scheme {scheme}.", { scheme })
      : say("This is a URL of today (RFC 9110), not of RFC 1738.");
  };
  return (
    <>
      <p id={id} role="status" class={error === undefined ? "right" : "wrong"}>
        {state()}
      </p>
      {text !== "" && <Ruler pieces={study.pieces} isUnfinished={error?.index === text.length} choice={choice} />}
      {/* Below the text, whose characters it would otherwise move apart. */}
      {text !== "" && fix !== undefined && (
        <p class="mend">
          <FixButton text={text} fix={fix} change={mend} />
        </p>
      )}
    </>
  );
}
