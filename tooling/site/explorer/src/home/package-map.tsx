import { goals } from "./goals.ts";
import { useHomeWords } from "./use-home-words.ts";

/** The packages, by people's goals. */
export function PackageMap() {
  const home = useHomeWords();
  return (
    <section aria-labelledby="map">
      <h2 id="map">{home.map}</h2>
      <dl class="map">
        {goals.map(([goal, packages]) => (
          <div key={goal}>
            <dt>{home.goals[goal]}</dt>
            <dd>
              {packages.map((name) => (
                <a key={name} href={`packages/${name}/`}>
                  {name}
                </a>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
