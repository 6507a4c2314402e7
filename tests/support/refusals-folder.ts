import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

const ofThisRun = join(tmpdir(), `cholang-refusals-${process.pid}`);

/** Where every worker of a project writes down what was refused in this run. */
export const refusalsFolder = (project: string): string => join(ofThisRun, project);

/** Gone when the run ends. */
export default function setup(project: TestProject): () => void {
  const folder = refusalsFolder(project.name);
  mkdirSync(folder, { recursive: true });
  project.provide('refusals', folder);
  return () => rmSync(ofThisRun, { recursive: true, force: true });
}
