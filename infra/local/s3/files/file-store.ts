import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ObjectIndex } from '../../emulators/object-index.ts';
import { createFileObjects } from './file-objects.ts';
import { createFileUploads } from './file-uploads.ts';

/** Opens the files of uploads in parts and of large objects, and takes up what an earlier process left. */
export function openFileStore(folder: string, index: ObjectIndex, now: () => number) {
  mkdirSync(folder, { recursive: true });
  const objects = createFileObjects(folder, index);
  const uploads = createFileUploads(objects, now);
  for (const id of readdirSync(folder))
    if (!objects.restore(id) && !uploads.restore(id))
      rmSync(join(folder, id), { recursive: true, force: true });
  objects.dropLost();
  return { objects, uploads };
}

export type FileStore = ReturnType<typeof openFileStore>;
