import { isStanding } from '#shared/price-books/book-state.ts';
import type { PriceAudience, PriceWindow } from '#shared/price-books/price-rule.ts';
import type { StoredBook, StoredLine } from './price-book-record.ts';

/** Fields of a product that decide which books concern it. */
export type PricedProduct = { id: string; business: { id: string }; category: { path: readonly string[] } };

/** Tells whether a change of a product may change the books that concern it. */
export const mayAffectOtherBooks = (
  before: Pick<PricedProduct, 'business' | 'category'>,
  after: Pick<PricedProduct, 'business' | 'category'>,
): boolean =>
  before.category.path.join() !== after.category.path.join() || before.business.id !== after.business.id;

type Book = Pick<
  StoredBook,
  'id' | 'validFrom' | 'validTo' | 'isActive' | 'isDeleted' | 'scope' | 'priority' | 'categories'
>;

const isInScope = ({ scope }: Book, { business }: PricedProduct): boolean =>
  scope.kind !== 'business' || scope.businessId === business.id;

const audienceOf = ({ scope }: Book): PriceAudience | undefined =>
  scope.kind === 'group' || scope.kind === 'channel' ? scope : undefined;

/** Rules of a book for a product, from its own line, or else from its nearest category. */
function rulesOf({ categories }: Book, line: Pick<StoredLine, 'rules'> | undefined, path: readonly string[]) {
  const own = line?.rules ?? [];
  if (own.some(({ variantId }) => variantId === null)) return own;
  const nearest = path
    .toReversed()
    .flatMap((id) => categories.find(({ categoryId }) => categoryId === id) ?? []);
  return [...own, ...nearest.slice(0, 1).map(({ way, value }) => ({ variantId: null, way, value }))];
}

/** Price windows of a product from all books, in a fixed order, so that equal lists compare equal. */
export function windowsOf(
  product: PricedProduct,
  books: readonly Book[],
  lineIn: (bookId: string) => Pick<StoredLine, 'rules'> | undefined,
  at: string,
): PriceWindow[] {
  return books
    .filter((book) => !book.isDeleted && isStanding(book, at) && isInScope(book, product))
    .flatMap((book): PriceWindow[] => {
      const rules = rulesOf(book, lineIn(book.id), product.category.path);
      if (rules.length === 0) return [];
      const audience = audienceOf(book);
      const { id: bookId, validFrom: from, validTo: until, priority } = book;
      return [{ bookId, from, until, priority, ...(audience && { audience }), rules }];
    })
    .sort((a, b) => (a.bookId < b.bookId ? -1 : 1));
}
