import { useState } from "preact/hooks";
import { useSpeech } from "./words/use-speech.ts";

/** Puts the subject into the page's address, and copies that; on a phone, hands it to another application. */
export function ShareButton({ share }: { readonly share: () => void }) {
  const { words } = useSpeech();
  const [said, say] = useState("");
  const onClick = async () => {
    share();
    const url = location.href;
    try {
      if (navigator.share !== undefined && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        say(words.share.copied);
      }
    } catch {
      say(words.share.inAddress);
    }
  };
  return (
    <span class="share">
      <span role="status">{said}</span>
      <button type="button" onClick={onClick} onBlur={() => say("")}>
        {words.share.button}
      </button>
    </span>
  );
}
