import { fold, words } from '#shared/values/text.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredCard } from '../views/product-record.ts';
import { readProducts } from '../views/read-products.ts';
import { findCard, findCardByCode } from './find-product.ts';

/** Normalises a code for comparison: lower case, without diacritics and punctuation. */
const plain = (code: string): string => words(fold(code)).join('');

const shortest = 2;
/** Number of products read that share a word with a code. */
const maxAlike = 10;

/** Finds products with exactly this barcode or SKU, on sale or not. */
async function findByOtherCode(context: Context, code: string): Promise<StoredCard[]> {
  const word = plain(code);
  if (word.length < shortest) return [];
  const { ask } = await readProducts();
  const ids = await ask.staffWord(word, maxAlike);
  const cards = await Promise.all(ids.map((id) => findCard(context, id)));
  return cards
    .filter((card) => card !== undefined)
    .filter(({ otherCodes }) => otherCodes.map(plain).includes(word));
}

/** Finds products by code, barcode or SKU, on sale or not; a product whose own code matches comes first. */
export async function findCardsByCode(context: Context, code: string): Promise<StoredCard[]> {
  const [own, others] = await Promise.all([findCardByCode(context, code), findByOtherCode(context, code)]);
  return own ? [own, ...others.filter(({ id }) => id !== own.id)] : others;
}
