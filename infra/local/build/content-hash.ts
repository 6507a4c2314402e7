import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../home/folders.ts';

/** Hashes the content of all matching files; the same content has the same hash. */
export function contentHash(patterns: string[], also = ''): string {
  const hash = createHash('sha256').update(also);
  const files = globSync(patterns, { cwd: root, exclude: (name) => name === 'node_modules' }).sort();
  for (const file of files) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update('\0').update(readFileSync(path));
  }
  return hash.digest('base64url').slice(0, 16);
}
