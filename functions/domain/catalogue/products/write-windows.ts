import { chunk } from '#functions/platform/chunk.ts';
import { isDeepStrictEqual } from 'node:util';
import { isStanding } from '#shared/price-books/book-state.ts';
import { cardRecord } from '../records/catalogue-records.ts';
import { readCards, readVariants } from '../records/read-cards.ts';
import { type StoredCard, variantPricesOf } from '../views/product-record.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readBooks } from '#functions/domain/pricing/price-book-record.ts';
import { readLines } from '#functions/domain/pricing/read-lines.ts';
import { windowsOf } from '#functions/domain/pricing/windows-of.ts';

type CardPrices = Pick<StoredCard, 'priceWindows'> & Partial<Pick<StoredCard, 'variantPrices'>>;

const productsAtOnce = 50;
const writesAbreast = 10;

/** Reads the variant prices for older cards that do not contain them. */
async function readUntold({ table }: Context, cards: readonly StoredCard[]) {
  const untold = cards.filter((card) => card.hasVariants && Object.keys(card.variantPrices).length === 0);
  const variants = await readVariants(
    table,
    untold.map(({ id }) => id),
  );
  return new Map([...variants].map(([id, own]) => [id, variantPricesOf(own)]));
}

/** Returns each card with the price windows it should have. */
async function look(
  context: Context,
  ids: readonly string[],
): Promise<{ card: StoredCard; priced: CardPrices }[]> {
  const cards = await readCards(context.table, ids);
  const at = context.now().toISOString();
  const all = await readBooks(context.table);
  const books = all.filter((book) => !book.isDeleted && isStanding(book, at));
  const [lineIn, variants] = await Promise.all([
    readLines(
      context,
      cards.map(({ id }) => id),
      books,
    ),
    readUntold(context, cards),
  ]);
  return cards.map((card) => {
    const priceWindows = windowsOf(card, books, (bookId) => lineIn(bookId, card.id), at);
    const variantPrices = variants.get(card.id);
    return { card, priced: { priceWindows, ...(variantPrices && { variantPrices }) } };
  });
}

/** Writes a card's prices. If the card was saved meanwhile nothing is written, and it is checked again. */
const write = ({ id, revision }: StoredCard, priced: CardPrices) =>
  cardRecord.count({ id }, { set: priced }, { when: { revision }, refusal: 'saved meanwhile' });

/** Updates the cards that are wrong, and returns their ids. */
async function writeSome(context: Context, ids: readonly string[]): Promise<string[]> {
  const wanted = (await look(context, ids)).filter(
    ({ card, priced }) => !isDeepStrictEqual({ ...card, ...priced }, card),
  );
  for (const some of chunk(wanted, writesAbreast))
    await Promise.all(some.map(({ card, priced }) => context.table.write([write(card, priced)])));
  return wanted.map(({ card }) => card.id);
}

/**
 * Updates the price windows on products' cards. Call it after every change of a book, or of a product's fields
 * that decide its books. It repeats until a check finds nothing to write, so a write based on a check older
 * than another change is found and corrected.
 */
export async function writeWindows(context: Context, productIds: readonly string[]): Promise<void> {
  for (const ids of chunk([...new Set(productIds)], productsAtOnce)) {
    let left = ids;
    await retry(async () => {
      left = await writeSome(context, left);
      return left.length > 0 ? again : undefined;
    });
  }
}
