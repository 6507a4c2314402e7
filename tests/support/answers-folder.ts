import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const ofThisRun = join(tmpdir(), `cholang-answers-${process.pid}`);

const folderOf = (project: string): string => join(ofThisRun, project);

/** Stands for an error code in the record of an operation that succeeded. */
export const success = 'success';

/** Answers that tests of these projects heard: an operation with an error code, or with `success`. */
export function answersHeard(projects: readonly string[]): Set<string> {
  const texts = projects
    .map(folderOf)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.trimEnd().split('\n')));
}

/** Makes the folder in which all workers of a project record the answers of this run, and deletes it at the end. */
export default function setup(project: TestProject): () => void {
  const folder = folderOf(project.name);
  mkdirSync(folder, { recursive: true });
  project.provide('answers', folder);
  return () => rmSync(ofThisRun, { recursive: true, force: true });
}
