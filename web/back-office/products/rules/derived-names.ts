import { slugify } from '#shared/values/text.ts';

export { codeFrom } from '#shared/catalogue/product-code.ts';

/** 'Áo Đẹp Số 1' is found at ao-dep-so-1. */
export const slugFrom = (name: string): string => slugify(name);
