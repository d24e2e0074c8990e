import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
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
/** Checks that an action is pinned by its commit, or is in this repository, and that no credentials are kept by it. */
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

  test("runs only what there is", () => {
    const lines = steps.flatMap(({ run, with: inputs }) => [run, inputs?.script]).filter((line) => line !== undefined);
    for (const line of lines) {
      const [, script] = /^pnpm (?:run )?([\w:]+)$/.exec(String(line)) ?? [];
      if (script === undefined) expect(globSync(String(line), { cwd: root })).toEqual([line]);
      else expect(Object.keys(scripts)).toContain(script);
    }
  });

  test("may read and no more, where a job does not say otherwise", () => {
    expect([{}, { contents: "read" }]).toContainEqual(permissions);
  });
});

test.each(globSync(".github/actions/*/action.yml", { cwd: root }))("%s is an action to GitHub's own parser", (path) => {
  const { context } = parseAction({ name: path, content: read(path) }, new NoOperationTraceWriter());
  expect(context.errors.getErrors()).toEqual([]);
  for (const step of parse(read(path)).runs.steps) checkUse(step);
});

describe("the site", () => {
  const site: Workflow = parse(read(".github/workflows/pages.yml"));

  test("is off until it is switched on, in every job", () => {
    expect(site.jobs.build?.if).toBe("vars.SITE_TO_PAGES == 'true'");
    expect(site.jobs.publish).toMatchObject({ needs: "build" });
    expect(site.jobs.publish?.if).toBeUndefined();
    expect(read("CONTRIBUTING.md")).toContain("SITE_TO_PAGES");
  });

  test("is published by a job that may do nothing else, and installs nothing", () => {
    expect(Object.entries(site.jobs).map(([name, { permissions }]) => [name, permissions])).toEqual([
      ["build", { contents: "read" }],
      ["publish", { pages: "write", "id-token": "write" }],
    ]);
    expect(site.jobs.publish?.steps?.map(({ uses }) => uses?.split("@")[0])).toEqual(["actions/deploy-pages"]);
  });
});

describe("the release", () => {
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

  test("is what is on main, after everything has been checked", () => {
    expect(release.on).toEqual({ push: { branches: ["main"] } });
    expect(release.jobs.build?.needs).toBe("check");
    expect(release.jobs.check?.uses).toBe("./.github/workflows/ci.yml");
  });

  test("gives each job what it needs and no more", () => {
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

  test("publishes what another job has built, and installs nothing for that", () => {
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
