import { vi } from 'vitest';

/** Keeps what pages save as a file from now on: the names, and the lines of the file that was saved last. */
export function watchSavedFiles() {
  const [names, files] = [[] as string[], [] as Blob[]];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return {
    names,
    /** Without the mark by which spreadsheets know the letters. */
    lines: async () => ((await files.at(-1)?.text()) ?? '').replace('\uFEFF', '').trim().split('\r\n'),
  };
}
