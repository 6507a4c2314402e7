import type { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import { firstFree, numberedNames } from '#functions/domain/publishing/free-name.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { productCodes, productSlugs } from '../records/catalogue-names.ts';

/** Maximum length of a generated code, including its number. */
const longestCode = 10;
const longestSku = 40;
/** Numbers a code so that it keeps its maximum length. */
const numberedCode = (code: string, number: number): string =>
  `${code.slice(0, longestCode - `-${number}`.length)}-${number}`;

async function freeCode({ table }: Context, code: string): Promise<string> {
  const names = numberedNames(code, { join: numberedCode });
  const free = await firstFree(
    names,
    async (name) => (await productCodes.ownerOf(table, name)) !== undefined,
  );
  return orThrow(free, 'PRODUCT_CODE_EXISTS');
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
    codeDerived ? freeCode(context, said.code) : said.code,
    said.slug ?? productSlugs.free(context.table, said.name),
  ]);
  return { ...said, code, slug, variants: skusOf(said, code) };
}
