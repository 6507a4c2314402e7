import { copyFileSync, cpSync, mkdtempSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildReference, buildWeb } from '#infra/local/build/build.ts';
import { axeAddress, axeFile } from './axe-file.ts';

/** Copies the built web app with axe next to its code. A copy, so that other clouds do not serve axe. */
async function buildInto(web: string): Promise<void> {
  const half = `${web}.half`;
  for (const built of [await buildWeb(), await buildReference()]) cpSync(built, half, { recursive: true });
  const axe = join(half, axeAddress);
  mkdirSync(dirname(axe));
  copyFileSync(axeFile(), axe);
  renameSync(half, web);
}

/**
 * Starts to build the web app. The build keeps one core busy for most of a minute, so tests that need no browser run
 * beside it; the others wait in `web-is-built.ts`.
 */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cholang-web-'));
  const web = join(folder, 'web');
  const building = buildInto(web).catch((cause: unknown) =>
    writeFileSync(`${web}.failed`, cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)),
  );
  project.provide('web', web);
  return async () => {
    await building;
    rmSync(folder, { recursive: true, force: true });
  };
}
