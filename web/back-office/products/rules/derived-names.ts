import { fold, slugify } from '#shared/values/text.ts';

const longestCode = 10;

/** 'Áo Đẹp Số 1' is found at ao-dep-so-1. */
export const slugFrom = (name: string): string => slugify(name);

/** 'Áo Đẹp Số 1 Việt' is known as AODEPSO1VI. */
export const codeFrom = (name: string): string =>
  fold(name)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, longestCode);
