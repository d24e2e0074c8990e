// Uses schemes that were made with cores of their own.
import { createRegistry, urlErrorOf } from "@url1738/core";
import { ftp } from "@url1738/ftp";
import { gopher } from "@url1738/gopher";
import { repair } from "@url1738/lint";

try {
  const urls = createRegistry([ftp, gopher]);
  for (const text of ["ftp://h/a b", "gopher://h/0a b", "gopher://h/0a%0D"]) {
    const repaired = repair(urls, text);
    console.log(repaired.ok ? repaired.href : repaired.error.message);
  }
} catch (thrown) {
  console.log(urlErrorOf(thrown)?.message);
}
