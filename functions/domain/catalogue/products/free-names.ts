import type { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import { slugify } from '#shared/values/text.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { findProductIdByCode, findProductIdBySlug } from './find-product.ts';
import type { ClaimRefusal } from './save-product.ts';

/** Maximum length of a generated code, including its number. */
const longestCode = 10;
const longestSku = 40;
/** Maximum number of products with one name; each try is a read. */
const maxOfOneName = 200;

const numberedCode = (code: string, number: number): string =>
  `${code.slice(0, longestCode - `-${number}`.length)}-${number}`;
const numberedSlug = (slug: string, number: number): string => `${slug}-${number}`;

/** Returns the name itself if it is free, otherwise the name with the first free number. */
async function free(
  name: string,
  numbered: (name: string, number: number) => string,
  isTaken: (name: string) => Promise<unknown>,
  refusal: ClaimRefusal,
): Promise<string> {
  let found = name;
  for (let number = 2; await isTaken(found); number += 1) {
    if (number > maxOfOneName) throw new AppError(refusal);
    found = numbered(name, number);
  }
  return found;
}

type ProductNames = Pick<ProductDraft, 'name' | 'code' | 'slug' | 'variants'>;

/** Renames SKUs that begin with the old code, so that they begin with the new one. */
const skusOf = ({ code: before, variants }: ProductNames, code: string): ProductDraft['variants'] =>
  variants.map((variant) =>
    variant.sku.startsWith(`${before}-`)
      ? { ...variant, sku: (code + variant.sku.slice(before.length)).slice(0, longestSku) }
      : variant,
  );

/** Generates a free slug, and if needed a free code, for a product whose slug or code was not typed. */
export async function withFreeNames<Said extends ProductNames>(
  context: Context,
  said: Said,
  codeDerived: boolean,
): Promise<Said> {
  const [code, slug] = await Promise.all([
    codeDerived
      ? free(said.code, numberedCode, (one) => findProductIdByCode(context, one), 'PRODUCT_CODE_EXISTS')
      : said.code,
    said.slug ??
      free(
        slugify(said.name) || 'san-pham',
        numberedSlug,
        (one) => findProductIdBySlug(context, one),
        'SLUG_EXISTS',
      ),
  ]);
  return { ...said, code, slug, variants: skusOf(said, code) };
}
