import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** These are not copied: packages are linked, and the tools make the others again when they need them. */
const leftOut = new Set(['node_modules', '.git', '.local', '.cache', 'cdk.out', 'dist']);

export type CopiedTree = ReturnType<typeof copyTree>;

/** The compiler and the bundler read files themselves, so their faults go into a copy of the project. */
export function copyTree(root: string, name: string) {
  const folder = join(root, '.cache/mutate', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root).filter((one) => !leftOut.has(one)))
    cpSync(join(root, entry), join(folder, entry), {
      recursive: true,
      filter: (path) => path !== join(root, 'docs/screenshots'),
    });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  return {
    folder,
    write: (path: string, text: string): void => writeFileSync(join(folder, path), text),
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}
