import type { TestProject } from 'vitest/node';
import { buildWeb } from '#infra/local/build/build.ts';

export default async function setup(project: TestProject): Promise<void> {
  project.provide('web', await buildWeb());
}
