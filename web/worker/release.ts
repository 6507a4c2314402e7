/** What the build says of the files it made; empty while developing, when nothing is kept. */
export type Release = {
  version: string;
  /** The code every page begins with: a page of this release names it. */
  entry: string;
  /** What the app needs to open, whatever page it opens with. */
  shell: readonly string[];
  /** The names of all files under /assets/. */
  files: readonly string[];
};

/** What `index.html` names beside its assets. */
export const plainFiles: readonly string[] = ['/favicon.svg', '/site.webmanifest', '/before-paint.js'];

const hash = /^(.+)-[\w-]{7,8}(\.\w+)$/;
const nameOf = (file: string): string => file.replace(hash, '$1$2');

/** What a new release calls the files that were used of the one before it. */
export function successorsOf(used: readonly string[], files: readonly string[]): string[] {
  const names = new Set(used.map(nameOf));
  return files.filter((file) => names.has(nameOf(file)));
}
