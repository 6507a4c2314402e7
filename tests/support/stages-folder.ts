import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

/** Folder for the synthesized stages of this run, deleted at its end. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-stages-'));
  project.provide('stages', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
