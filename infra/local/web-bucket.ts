import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectStore } from './fauxqs.ts';

/** What functions read of the web app; browsers get all of it from the disk. */
const readByFunctions = ['index.html', 'route-files.json'];

/** Puts the built page where a deployment would, for the function that fills it. */
export function fillWebBucket(objects: ObjectStore, bucket: string, folder: string): void {
  for (const name of readByFunctions) {
    const file = join(folder, name);
    if (existsSync(file)) objects.putObject(bucket, name, readFileSync(file));
  }
}
