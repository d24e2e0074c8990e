import { useHomeWords } from "./use-home-words.ts";

const goals = [
  [
    "schemes",
    [
      "ftp",
      "http",
      "https",
      "gopher",
      "mailto",
      "news",
      "nntp",
      "telnet",
      "wais",
      "file",
      "prospero",
      "core",
      "url1738",
    ],
  ],
  ["errors", ["lint", "fr"]],
  ["text", ["text"]],
  ["secrets", ["redact"]],
  ["client", ["client"]],
  ["command", ["cli"]],
  ["own", ["create-scheme", "testkit", "compile"]],
] as const;

/** The packages, by what people want to do. */
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
