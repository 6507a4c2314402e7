import { slugify } from '#shared/values/text.ts';

export { codeFrom } from '#shared/catalogue/product-code.ts';

/** Slug from a name: 'Áo Đẹp Số 1' gives ao-dep-so-1. */
export const slugFrom = (name: string): string => slugify(name);
