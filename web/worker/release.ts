/** The release's files as listed by the build; empty in development, when nothing is cached. */
export type Release = {
  version: string;
  /** The entry script of every page; it identifies the release of a page. */
  entry: string;
  /** Files that every page needs to open. */
  shell: readonly string[];
  /** Names of all files under /assets/. */
  files: readonly string[];
};

/** Files that `index.html` references outside its assets. */
export const plainFiles: readonly string[] = ['/favicon.svg', '/site.webmanifest', '/before-paint.js'];

const hash = /^(.+)-[\w-]{7,8}(\.\w+)$/;
const nameOf = (file: string): string => file.replace(hash, '$1$2');

/** Returns the new release's names of files that were used in the previous one. */
export function successorsOf(used: readonly string[], files: readonly string[]): string[] {
  const names = new Set(used.map(nameOf));
  return files.filter((file) => names.has(nameOf(file)));
}
