import type { PriceScope } from '#shared/price-books/price-book.ts';
import { bookState } from '#shared/price-books/book-state.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readBooks, type StoredBook } from './price-book-record.ts';

/** Something that the terms of a book can refer to. */
type BookReference =
  | { kind: 'category'; categoryId: string }
  | Extract<PriceScope, { kind: 'business' | 'group' }>;

const names = ({ scope, categories }: StoredBook, named: BookReference): boolean => {
  if (named.kind === 'category') return categories.some(({ categoryId }) => categoryId === named.categoryId);
  if (named.kind === 'business') return scope.kind === 'business' && scope.businessId === named.businessId;
  return scope.kind === 'group' && scope.groupId === named.groupId;
};

/**
 * Lists the unfinished books that refer to something, so that it is not deleted while they do. A book saved at
 * the same moment is missed, but then it matches no products and no buyers.
 */
export async function booksNaming(
  { table, now }: Context,
  named: BookReference,
): Promise<{ path: string; name: string }[]> {
  const at = now().toISOString();
  const books = await readBooks(table);
  return books
    .filter((book) => !book.isDeleted && bookState(book, at) !== 'over' && names(book, named))
    .map(({ id, name }) => ({ path: `price-books/${id}`, name }));
}
