import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startCold as startColdHandlers } from '#functions/platform/cold-start.ts';

/** The module of a build that makes all its handlers forget what they keep, relative to `functions/`. */
export const coldStartEntry = 'platform/cold-start';

type ColdStart = { startCold: typeof startColdHandlers };

/** Makes the loaded handlers of a folder start cold. A build from before there was such a module is left as it is. */
export async function startCold(folder: string): Promise<void> {
  const file = join(folder, `${coldStartEntry}.js`);
  if (!existsSync(file)) return;
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ColdStart;
  module.startCold();
}
