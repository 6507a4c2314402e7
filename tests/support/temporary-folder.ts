import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    temporaryFolder: string;
  }
}

/** Holds the temporary files of all workers; deleted at the end of the run. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-tmp-'));
  project.provide('temporaryFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
