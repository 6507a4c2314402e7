import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const ofThisRun = join(tmpdir(), `cholang-refusals-${process.pid}`);

/** Folder in which all workers of a project record the refusals of this run. */
export const refusalsFolder = (project: string): string => join(ofThisRun, project);

/** Deletes the folder at the end of the run. */
export default function setup(project: TestProject): () => void {
  const folder = refusalsFolder(project.name);
  mkdirSync(folder, { recursive: true });
  project.provide('refusals', folder);
  return () => rmSync(ofThisRun, { recursive: true, force: true });
}
