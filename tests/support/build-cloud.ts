import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFunctions, synthesize } from '#infra/local/build/build.ts';
import { startCloud } from '#infra/local/cloud.ts';
import { cacheFolder } from '#infra/local/home/folders.ts';
import { openState } from '#infra/local/home/state.ts';
import { forgetRuns } from '#infra/local/lambda/scheduler.ts';

/**
 * Schedules of a copy count from its own start. Otherwise all that became due since the build would run as each
 * file starts, beside its first tests.
 */
function startSchedulesAnew(home: string): void {
  const state = openState(home);
  forgetRuns(state);
  state.close();
}

/**
 * Builds templates and handlers once per run, then starts and closes one cloud. Every test file starts from a
 * copy of its data folder, which has the table, queues, buckets and empty views already.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  // Workers start later and inherit this variable, so they share the cache of compiled code.
  process.env['NODE_COMPILE_CACHE'] = join(cacheFolder, 'compiled');
  const [assembly, functions] = await Promise.all([synthesize(), buildFunctions()]);
  const emptyHome = mkdtempSync(join(tmpdir(), 'cholang-empty-'));
  const cloud = await startCloud({ home: emptyHome, port: 0, assembly, functions });
  await cloud.idle();
  await cloud.close();
  startSchedulesAnew(emptyHome);
  project.provide('assembly', assembly);
  project.provide('functions', functions);
  project.provide('emptyHome', emptyHome);
  return () => rmSync(emptyHome, { recursive: true, force: true });
}
