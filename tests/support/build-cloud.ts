import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildApp } from '#infra/app.ts';
import { bundle } from '#infra/hedge/cloud.ts';

const root = join(import.meta.dirname, '../..');

export default function setup(project: TestProject): void {
  const functions = join(root, '.cache/test-functions');
  const assembly = join(root, '.cache/test-assembly');
  bundle(functions);
  buildApp({ outdir: assembly, code: 'placeholder' }).synth();
  project.provide('functions', functions);
  project.provide('assembly', assembly);
}
