import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Temporary files of this container that are in use. */
const open = new Set<string>();

/** Deletes leftover files of a process that died; the new process of the container uses none of them. */
function sweep(): void {
  const isOurs = (file: string) => /^(?:view|snapshot|job)-.*\.(?:sqlite|zst|csv|xlsx)$/.test(file);
  for (const file of readdirSync(tmpdir())
    .filter(isOurs)
    .map((found) => join(tmpdir(), found)))
    rmSync(file, { force: true });
}

export function removeFile(path: string): void {
  open.delete(path);
  rmSync(path, { force: true });
}

/** Returns a unique path for a temporary file; it is registered until `removeFile`. */
export function temporaryFile(name: string): string {
  if (open.size === 0) sweep();
  const path = join(tmpdir(), name.replace('.', `-${randomUUID()}.`));
  open.add(path);
  return path;
}
