import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Where every worker of this run writes down what was refused. */
export const refusalsFolder = (): string => join(tmpdir(), `cholang-refusals-${process.pid}`);

/** The same for all projects, gone when the run ends. */
export default function setup(project: TestProject): () => void {
  const folder = refusalsFolder();
  mkdirSync(folder, { recursive: true });
  project.provide('refusals', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
