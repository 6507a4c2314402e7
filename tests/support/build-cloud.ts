import type { TestProject } from 'vitest/node';
import { buildFunctions, synthesize } from '#infra/local/build/build.ts';

/** Templates and handlers are built once for the whole run; every file then starts a cloud of its own on them. */
export default async function setup(project: TestProject): Promise<void> {
  const [assembly, functions] = await Promise.all([synthesize(), buildFunctions()]);
  project.provide('assembly', assembly);
  project.provide('functions', functions);
}
