import { cpSync, rmSync } from 'node:fs';
import { buildReference, buildWeb } from './local/build/build.ts';
import { webFolder } from './local/home/folders.ts';

/** The web app and the API's reference, in dist/web, ready for the bucket of a stage, which says of itself what VITE_* name. */
rmSync(webFolder, { recursive: true, force: true });
for (const built of [await buildWeb({}), await buildReference()])
  cpSync(built, webFolder, { recursive: true });
process.stdout.write(`${webFolder}\n`);
