import { RuleLink } from "../rfc-link.tsx";
import { useSpeech } from "../words/use-speech.ts";
import { octetsInHex } from "./octets-in-hex.ts";
import type { Piece } from "./pieces.ts";
import { visible } from "./visible.ts";

/** The lines of the grammar from which a piece derives, from the whole URL inwards, and its octets. */
export function Derivation({ piece, text }: { readonly piece: Piece; readonly text: string }) {
  const { words } = useSpeech();
  return (
    <section aria-labelledby="derivation">
      <h2 id="derivation">{words.derivation.heading}</h2>
      <dl class="facts">
        <dt>{words.derivation.of}</dt>
        <dd>
          <code>{visible(piece.text) || words.ruler.empty}</code> {piece.path ?? piece.component}
        </dd>
        <dt>{words.derivation.octets}</dt>
        <dd>
          <code class="octets">{octetsInHex(piece.text)}</code>
        </dd>
      </dl>
      {piece.rules.length === 0 && <p>{words.derivation.none}</p>}
      <ol class="lines">
        {piece.rules.map((rule, depth) => (
          <li key={depth}>
            <RuleLink text={text} rule={rule} />
          </li>
        ))}
      </ol>
    </section>
  );
}
