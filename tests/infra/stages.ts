import { existsSync, mkdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { buildApp } from '#infra/app.ts';
import { type Stage, type DeclaredName, stages } from '#infra/stages.ts';
import { resolveStage } from './resolved-stage.ts';

declare module 'vitest' {
  interface ProvidedContext {
    stages: string;
  }
}

const pause = new Int32Array(new SharedArrayBuffer(4));

/** One of the workers makes it; true for that one. */
function isFirst(mark: string): boolean {
  try {
    mkdirSync(mark);
    return true;
  } catch {
    return false;
  }
}

/** Where a stage stands synthesized and resolved, checked by the AwsSolutions rules: once for the whole run, by whoever asks first; the others wait. */
export function stageFolder(stage: DeclaredName, views: Stage['views'] = stages[stage].views): string {
  const folder = join(inject('stages'), `${stage}-${views}`);
  const begun = `${folder}.begun`;
  while (!existsSync(folder)) {
    if (isFirst(begun)) make(stage, views, folder, begun);
    else Atomics.wait(pause, 0, 0, 100);
  }
  return folder;
}

function make(stage: DeclaredName, views: Stage['views'], folder: string, begun: string): void {
  const half = `${folder}.half`;
  try {
    buildApp({ stage, views, code: 'placeholder', nag: true, outdir: half }).synth();
    resolveStage(half);
    renameSync(half, folder);
  } catch (cause) {
    // Whoever waits tries it too, and says what is wrong.
    rmSync(half, { recursive: true, force: true });
    rmdirSync(begun);
    throw cause;
  }
}
