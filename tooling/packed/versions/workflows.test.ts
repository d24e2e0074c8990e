import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/action-parser";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const root = resolve(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: { readonly script?: string; readonly "persist-credentials"?: boolean };
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly if?: string;
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, readonly string[]>> };
  readonly steps?: readonly Step[];
  readonly uses?: string;
}

interface Workflow {
  readonly on: unknown;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const paths = globSync(".github/workflows/*.yml", { cwd: root });
const scripts: Readonly<Record<string, string>> = JSON.parse(read("package.json")).scripts;
/** Checks that an action is pinned by its commit, or is in this repository, and that it keeps no credentials. */
function checkUse({ uses, with: inputs }: Step): void {
  if (uses === undefined) return;
  if (uses.startsWith("./")) expect(existsSync(join(root, uses)), uses).toBe(true);
  else expect(uses).toMatch(/^[\w/-]+@[\da-f]{40}$/);
  if (uses.startsWith("actions/checkout@")) expect(inputs?.["persist-credentials"]).toBe(false);
}

const release: Workflow = parse(read(".github/workflows/release.yml"));

describe.each(paths)("%s", (path) => {
  const { permissions, jobs }: Workflow = parse(read(path));
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);

  test("is a workflow to GitHub's own parser", async () => {
    const { context, value } = parseWorkflow({ name: path, content: read(path) }, new NoOperationTraceWriter());
    expect(context.errors.getErrors()).toEqual([]);
    if (value === undefined) throw new Error(`${path} is empty`);
    const template = await convertWorkflowTemplate(context, value, undefined, { fetchReusableWorkflowDepth: 0 });
    expect(template.errors ?? []).toEqual([]);
    expect(template.jobs.length).toBe(Object.keys(jobs).length);
  });

  test("names the commit of every action that it uses, and keeps no credentials", () => {
    for (const step of steps) checkUse(step);
  });

  test("runs only scripts that exist", () => {
    const lines = steps.flatMap(({ run, with: inputs }) => [run, inputs?.script]).filter((line) => line !== undefined);
    for (const line of lines) {
      const [, script] = /^pnpm (?:run )?([\w:]+)(?: [\w ./-]+)?$/.exec(String(line)) ?? [];
      const [file = ""] = String(line).split(" ");
      if (script === undefined) expect(globSync(file, { cwd: root })).toEqual([file]);
      else expect(Object.keys(scripts)).toContain(script);
    }
  });

  test("may only read, unless a job says otherwise", () => {
    expect([{}, { contents: "read" }]).toContainEqual(permissions);
  });
});

test.each(globSync(".github/actions/*/action.yml", { cwd: root }))("%s is an action to GitHub's own parser", (path) => {
  const { context } = parseAction({ name: path, content: read(path) }, new NoOperationTraceWriter());
  expect(context.errors.getErrors()).toEqual([]);
  for (const step of parse(read(path)).runs.steps) checkUse(step);
});

describe("the checks", () => {
  const { jobs }: Workflow = parse(read(".github/workflows/ci.yml"));
  const runs = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

  test("run side by side", () => {
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(["test", "compiled", "packed", "versions", "site"]));
    expect(Object.values(jobs).flatMap(({ needs }) => needs ?? [])).toEqual([]);
  });

  test("do everything that .ci/run does", () => {
    const commands = [...read(".ci/run").matchAll(/^ *(?:if .*; then )?(pnpm (?!install)[^;\n]+?)(?:;.*)?$/gm)];
    expect(commands.length).toBeGreaterThan(10);
    for (const [, command = ""] of commands) expect(runs).toContain(command);
  });

  test("try paths, processes and terminals on Windows and macOS", () => {
    expect(jobs.systems?.strategy?.matrix?.system).toEqual(["windows-latest", "macos-latest"]);
    for (const folder of String(jobs.systems?.steps?.at(-1)?.run).split(" ").slice(2))
      expect(existsSync(join(root, folder)), folder).toBe(true);
  });
});

describe("the rest of the repository", () => {
  test.each(globSync(".github/ISSUE_TEMPLATE/*.yml", { cwd: root }).filter((path) => !path.endsWith("config.yml")))(
    "%s is a form",
    (path) => {
      const { name, description, body } = parse(read(path));
      expect([typeof name, typeof description]).toEqual(["string", "string"]);
      expect(body.map(({ type }: { readonly type: string }) => type)).toContain("textarea");
    },
  );

  test("every folder with a lockfile is kept up to date", () => {
    const { updates } = parse(read(".github/dependabot.yml"));
    const listed = updates.flatMap(
      ({ directories, ...update }: { readonly directories: readonly string[] } & object) =>
        "package-ecosystem" in update && update["package-ecosystem"] === "npm" ? directories : [],
    );
    const locked = globSync("{.,tooling/*}/pnpm-lock.yaml", { cwd: root }).map((path) =>
      `/${path}`.replace(/\/pnpm-lock\.yaml$/, ""),
    );
    expect(listed.sort()).toEqual(locked.map((folder) => folder || "/").sort());
  });
});

describe("the mode of a push", () => {
  const manifest = (version: string) => `{\n  "name": "one",\n  "version": "${version}"\n}\n`;
  const cases = [
    { push: "no version and no changeset", files: { "README.md": "more" }, mode: "nothing" },
    { push: "a new package", files: { "packages/two/package.json": manifest("1.0.0") }, mode: "nothing" },
    { push: "a changeset", files: { ".changeset/new.md": "more" }, mode: "version" },
    { push: "a version", files: { "packages/one/package.json": manifest("1.0.1") }, mode: "publish" },
  ];

  test.each(cases)("$push: $mode", ({ files, mode }) => {
    const folder = mkdtempSync(join(tmpdir(), "push-"));
    const git = (...args: readonly string[]) =>
      execFileSync("git", ["-c", "user.name=Anna", "-c", "user.email=anna@host.dom", ...args], {
        cwd: folder,
        encoding: "utf8",
      });
    const commit = (contents: Readonly<Record<string, string>>) => {
      for (const [path, text] of Object.entries(contents)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      git("add", "--all");
      git("commit", "--quiet", "--message", "A push");
      return git("rev-parse", "HEAD").trim();
    };
    try {
      git("init", "--quiet");
      const before = commit({ ".changeset/README.md": "", "packages/one/package.json": manifest("1.0.0") });
      commit(files);
      const output = join(folder, "output");
      const env = { ...process.env, GITHUB_OUTPUT: output };
      execFileSync(join(root, ".github/scripts/select-mode"), [before], { cwd: folder, env });
      expect(readFileSync(output, "utf8")).toBe(`mode=${mode}\n`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("the site", () => {
  const site: Workflow = parse(read(".github/workflows/pages.yml"));

  test("is off until it is switched on, in every job", () => {
    expect(site.jobs.build?.if).toBe("vars.SITE_TO_PAGES == 'true'");
    expect(site.jobs.publish).toMatchObject({ needs: "build" });
    expect(site.jobs.publish?.if).toBeUndefined();
    expect(read("CONTRIBUTING.md")).toContain("SITE_TO_PAGES");
  });

  test("is published by a job that can do nothing else, and installs nothing", () => {
    expect(Object.entries(site.jobs).map(([name, { permissions }]) => [name, permissions])).toEqual([
      ["build", { contents: "read" }],
      ["publish", { pages: "write", "id-token": "write" }],
    ]);
    expect(site.jobs.publish?.steps?.map(({ uses }) => uses?.split("@")[0])).toEqual(["actions/deploy-pages"]);
  });
});

describe("the release", () => {
  test("names the commit of each release on GitHub", () => {
    const releases = read(".github/scripts/tag").match(/gh release create .*/g) ?? [];
    expect(releases.length).toBeGreaterThan(0);
    for (const line of releases) expect(line).toContain('--target "$GITHUB_SHA"');
  });

  test("is off until it is switched on, in every job", () => {
    const { mode, ...others } = release.jobs;
    expect(mode?.if).toBe("vars.RELEASE_TO_NPM == 'true'");
    // A job whose predecessor was skipped is skipped, unless it asks for `always()` or the like.
    for (const [name, job] of Object.entries(others)) {
      expect(Object.keys(release.jobs)).toContain(job.needs);
      expect(job.if ?? "", name).not.toMatch(/always|failure|cancelled/);
    }
    expect(read("CONTRIBUTING.md")).toContain("RELEASE_TO_NPM");
  });

  test("is the state of main, after all checks", () => {
    expect(release.on).toEqual({ push: { branches: ["main"] } });
    expect(release.jobs.build?.needs).toBe("check");
    expect(release.jobs.check?.uses).toBe("./.github/workflows/ci.yml");
  });

  test("gives each job only the permissions that it needs", () => {
    expect(
      Object.fromEntries(Object.entries(release.jobs).map(([name, { permissions }]) => [name, permissions])),
    ).toEqual({
      mode: { contents: "read" },
      version: { contents: "write", "pull-requests": "write" },
      check: { contents: "read" },
      build: { contents: "read" },
      publish: { contents: "read", "id-token": "write" },
      tag: { contents: "write" },
    });
  });

  test("publishes the packages that another job has built, and installs nothing", () => {
    const { needs, steps = [] } = release.jobs.publish ?? {};
    expect(needs).toBe("build");
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual([".github/scripts/publish"]);
    expect(steps.flatMap(({ uses }) => uses?.split("@")[0] ?? [])).toEqual([
      "actions/checkout",
      "actions/setup-node",
      "actions/download-artifact",
    ]);
    const commands = read(".github/scripts/publish").replace(/^#.*$/gm, "");
    expect(commands).toMatch(/npm publish .*--provenance .*--ignore-scripts/);
    expect(commands).not.toMatch(/\b(?:install|ci|npx|pnpm|exec)\b/);
  });

  test("has no secret: npm trusts the workflow", () => {
    expect(read(".github/workflows/release.yml")).not.toMatch(/secrets\.|_authToken|NPM_TOKEN|NODE_AUTH_TOKEN/);
  });
});
