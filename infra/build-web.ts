import { cpSync, rmSync } from 'node:fs';
import { buildReference, buildWeb } from './local/build/build.ts';
import { webFolder } from './local/home/folders.ts';

/** Builds web app and API reference into dist/web for a stage; VITE_* variables hold its facts. */
rmSync(webFolder, { recursive: true, force: true });
for (const built of [await buildWeb({}), await buildReference()])
  cpSync(built, webFolder, { recursive: true });
process.stdout.write(`${webFolder}\n`);
