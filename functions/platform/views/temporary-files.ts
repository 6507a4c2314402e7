import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files of this container that stand open. */
const open = new Set<string>();

/** A container whose process was ended goes on with another, and with what the first left lying about. None is open yet. */
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

/** A file of its own for as long as it is open. */
export function temporaryFile(name: string): string {
  if (open.size === 0) sweep();
  const path = join(tmpdir(), name.replace('.', `-${randomUUID()}.`));
  open.add(path);
  return path;
}
