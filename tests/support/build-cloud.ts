import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildFunctions, synthesize } from '#infra/local/build/build.ts';
import { startCloud } from '#infra/local/cloud.ts';
import { cacheFolder } from '#infra/local/home/folders.ts';

/**
 * Templates and handlers are built once for the whole run, and one cloud is started on them and closed again: every file
 * starts from a copy of its home, in which table, queues, buckets and empty views stand already.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  // Workers are started after this and inherit it: what one has compiled, the next one reads.
  process.env['NODE_COMPILE_CACHE'] = join(cacheFolder, 'compiled');
  const [assembly, functions] = await Promise.all([synthesize(), buildFunctions()]);
  const emptyHome = mkdtempSync(join(tmpdir(), 'cholang-empty-'));
  const cloud = await startCloud({ home: emptyHome, port: 0, assembly, functions });
  await cloud.idle();
  await cloud.close();
  project.provide('assembly', assembly);
  project.provide('functions', functions);
  project.provide('emptyHome', emptyHome);
  return () => rmSync(emptyHome, { recursive: true, force: true });
}
