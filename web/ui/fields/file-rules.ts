import { showNumber } from '../../platform/format/numbers.ts';
export type FileRules = {
  /** The accepted types, as in `<input accept>`: 'image/*', '.pdf', 'image/png'. */
  accept?: string;
  /** Largest size; a function if it depends on the file. */
  maxBytes?: number | ((file: FileFacts) => number);
  maxFiles?: number;
};
export type FileRefusal = {
  reason: 'tooLarge' | 'wrongType' | 'tooMany' | 'empty';
  name: string;
  /** Largest size accepted for this file. */
  maxBytes?: number;
};
export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

function fits(file: FileFacts, accept: string): boolean {
  const name = file.name.toLowerCase();
  return accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
    .some((kind) => {
      if (kind.startsWith('.')) return name.endsWith(kind);
      if (kind.endsWith('/*')) return file.type.startsWith(kind.slice(0, -1));
      return file.type === kind;
    });
}

/** Splits files into admitted and refused with the reason; `held` is the number already there. */
export function admit<Offered extends FileFacts>(offered: readonly Offered[], rules: FileRules, held = 0) {
  const admitted: Offered[] = [];
  const refused: FileRefusal[] = [];
  for (const file of offered) {
    const { maxBytes } = rules;
    const limit = typeof maxBytes === 'function' ? maxBytes(file) : maxBytes;
    const reason = refusalOf(file, { ...rules, maxBytes: limit }, held + admitted.length);
    if (reason) refused.push({ reason, name: file.name, ...(reason === 'tooLarge' && { maxBytes: limit }) });
    else admitted.push(file);
  }
  return { admitted, refused };
}

function refusalOf(
  file: FileFacts,
  rules: Omit<FileRules, 'maxBytes'> & { maxBytes: number | undefined },
  held: number,
): FileRefusal['reason'] | undefined {
  if (rules.accept && !fits(file, rules.accept)) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (rules.maxBytes !== undefined && file.size > rules.maxBytes) return 'tooLarge';
  if (rules.maxFiles !== undefined && held >= rules.maxFiles) return 'tooMany';
  return undefined;
}

/** Formats a file size: 1,5 MB, 320 KB. */
export function fileSize(bytes: number, locale = 'vi'): string {
  const number = (value: number) => showNumber(Math.round(value * 10) / 10, locale);
  if (bytes >= 1024 * 1024) return `${number(bytes / 1024 / 1024)} MB`;
  return bytes >= 1024 ? `${number(Math.round(bytes / 1024))} KB` : `${bytes} B`;
}
