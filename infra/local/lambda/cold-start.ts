import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { startCold as startColdHandlers } from '#functions/platform/cold-start.ts';

/** Module of a build that clears the caches of all its handlers, relative to `functions/`. */
export const coldStartEntry = 'platform/cold-start';

type ColdStart = { startCold: typeof startColdHandlers };

/** Clears caches of loaded handlers. Builds from before that module existed are left as they are. */
export async function startCold(folder: string): Promise<void> {
  const file = join(folder, `${coldStartEntry}.js`);
  if (!existsSync(file)) return;
  const module = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as ColdStart;
  module.startCold();
}
