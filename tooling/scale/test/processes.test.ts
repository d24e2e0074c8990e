import { expect, test } from "vitest";
import { endOf, killTree, launch, markedBy, treeOf, until } from "../processes.ts";

const running = { cwd: "/", env: { PATH: process.env.PATH, SCALE_TEST: `of ${process.pid}` } };

const isThere = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test("a process is killed with its descendants, and nothing else is", async () => {
  const doomed = launch("/bin/sh", ["-c", "sh -c 'sleep 100; true' & wait"], running);
  const other = launch("/bin/sh", ["-c", "sleep 100; true"], running);
  const pid = doomed.child.pid as number;
  await until(() => treeOf(pid).length === 3, "the tree");
  const tree = treeOf(pid);
  const ending = endOf(doomed.child);
  killTree(pid);
  expect(await ending).toBe("SIGKILL");
  await until(() => !tree.some(isThere), "the end of the tree");
  expect(isThere(other.child.pid as number)).toBe(true);
  expect(markedBy(`SCALE_TEST=of ${process.pid}`)).toContain(other.child.pid);
  killTree(other.child.pid as number);
  await endOf(other.child);
});

test("a process that has ended has a status", async () => {
  const { child } = launch("/bin/sh", ["-c", "exit 3"], running);
  expect(await endOf(child)).toBe(3);
  expect(await endOf(child)).toBe(3);
});
