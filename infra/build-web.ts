import { cpSync, rmSync } from 'node:fs';
import { buildReference, buildWeb } from './local/build/build.ts';
import { webFolder } from './local/home/folders.ts';

/**
 * Builds the web app and the API reference into dist/web, ready for a stage's bucket. The VITE_* variables hold
 * the stage's own facts.
 */
rmSync(webFolder, { recursive: true, force: true });
for (const built of [await buildWeb({}), await buildReference()])
  cpSync(built, webFolder, { recursive: true });
process.stdout.write(`${webFolder}\n`);
