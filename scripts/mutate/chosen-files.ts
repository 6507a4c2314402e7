import { execFileSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A chosen file has a line if only that line is chosen: `functions/domain/x.ts:42`. */
export type ChosenFile = { path: string; line: number | undefined };

/** Faults are made in these folders when no file is named: they hold the rules. */
const ruled = /^(?:functions|shared|infra\/local)\/|^web\/(?:.*\/)?rules\//;
const isCode = (path: string): boolean => /\.tsx?$/.test(path) && !/\.(?:d|gen|test)\.tsx?$/.test(path);

function filesOf(root: string, name: string): ChosenFile[] {
  const [, path = name, line] = /^(.+?)(?::(\d+))?$/.exec(name.replace(/\/$/, '')) ?? [];
  if (!statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory())
    return [{ path, line: line === undefined ? undefined : Number(line) }];
  return globSync(`${path}/**/*.{ts,tsx}`, { cwd: root })
    .sort()
    .map((file) => ({ path: file, line: undefined }));
}

function changedSince(root: string, base: string): ChosenFile[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const since = git('merge-base', base, 'HEAD');
  const changed = `${git('diff', '--name-only', '--diff-filter=d', since)}\n${git('ls-files', '--others', '--exclude-standard')}`;
  return changed
    .split('\n')
    .filter((path) => ruled.test(path))
    .map((path) => ({ path, line: undefined }));
}

/** Lists the named files and folders or, without any, the files that changed since a commit. */
export function chooseFiles(
  root: string,
  names: readonly string[],
  { base, area }: { base: string; area: string | undefined },
): ChosenFile[] {
  const files = names.length > 0 ? names.flatMap((name) => filesOf(root, name)) : changedSince(root, base);
  return files.filter(({ path }) => isCode(path) && (!area || path.split('/').includes(area)));
}
