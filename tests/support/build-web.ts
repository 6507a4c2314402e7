import { copyFileSync, cpSync, mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildReference, buildWeb } from '#infra/local/build/build.ts';
import { axeAddress, axeFile } from './axe-file.ts';

/** Copy of the built web app with axe next to its code. A copy, so that other clouds do not serve axe. */
export default async function setup(project: TestProject): Promise<() => void> {
  const web = mkdtempSync(join(tmpdir(), 'cholang-web-'));
  for (const built of [await buildWeb(), await buildReference()]) cpSync(built, web, { recursive: true });
  const axe = join(web, axeAddress);
  mkdirSync(dirname(axe));
  copyFileSync(axeFile(), axe);
  project.provide('web', web);
  return () => rmSync(web, { recursive: true, force: true });
}
