import { fold } from '../values/text.ts';

const longestCode = 10;

/** Makes a code from a name: 'Áo Đẹp Số 1 Việt' becomes AODEPSO1VI. */
export const codeFrom = (name: string): string =>
  fold(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, longestCode);
