import { fold, words } from '#shared/values/text.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { StoredCard } from '../views/product-record.ts';
import { readProducts } from '../views/read-products.ts';
import { findCard, findCardByCode } from './find-product.ts';

/** As codes are compared: without their signs, however they are written. */
const plain = (code: string): string => words(fold(code)).join('');

const shortest = 2;
/** So many have a word in common with a code: each is looked at. */
const mostAlike = 10;

/** Products with this very barcode or SKU, on sale or not. */
async function findByOtherCode(context: Context, code: string): Promise<StoredCard[]> {
  const word = plain(code);
  if (word.length < shortest) return [];
  const { ask } = await readProducts();
  const ids = await ask.staffWord(word, mostAlike);
  const cards = await Promise.all(ids.map((id) => findCard(context, id)));
  return cards
    .filter((card) => card !== undefined)
    .filter(({ otherCodes }) => otherCodes.map(plain).includes(word));
}

/** The products that go by a code, a barcode or a SKU, on sale or not; whose own code it is comes first. */
export async function findCardsByCode(context: Context, code: string): Promise<StoredCard[]> {
  const [own, others] = await Promise.all([findCardByCode(context, code), findByOtherCode(context, code)]);
  return own ? [own, ...others.filter(({ id }) => id !== own.id)] : others;
}
