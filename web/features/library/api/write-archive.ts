import { zipSync } from 'fflate';
import { archiveNames } from '../rules/archive-names.ts';

/** Writes a ZIP archive. Files are stored as they are, because nearly all of their types are compressed already. */
export function writeArchive(files: readonly { name: string; bytes: Uint8Array<ArrayBuffer> }[]): Blob {
  const names = archiveNames(files.map(({ name }) => name));
  const entries = Object.fromEntries(files.map(({ bytes }, place) => [names[place] ?? '', bytes]));
  return new Blob([zipSync(entries, { level: 0 })], { type: 'application/zip' });
}
