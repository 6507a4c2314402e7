import { PriceBook } from '#shared/price-books/price-book.ts';
import { listPriceBooks as contract } from '#shared/price-books/price-books.contract.ts';
import type { QueryOf } from '#shared/contract/route.ts';
import { itemRows } from '#functions/platform/views/item-rows.ts';
import { among, search } from '#functions/platform/views/list-filters.ts';
import { listOf, listQuery } from '#functions/platform/views/list-query.ts';
import { column, defineRows } from '#functions/platform/views/listable.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readBooks } from '#functions/domain/pricing/price-book-record.ts';
import { toPriceBook } from './price-books.ts';

const books = defineRows(PriceBook, {
  name: 'price-books',
  columns: {
    name: column.name(({ name }) => name),
    state: column.text(({ state }) => state),
    validFrom: column.text(({ validFrom }) => validFrom ?? ''),
    priority: column.number(({ priority }) => priority),
    updatedAt: column.text(({ updatedAt }) => updatedAt),
  },
  searched: ({ name }) => [name],
});

const bookList = listQuery(books, contract, { q: search(), state: among('state') });

/** Returns a page of books, with the filters and sorting that staff choose. */
export async function listPriceBooks({ table, now }: Context, query: QueryOf<typeof contract>) {
  const at = now();
  const all = (await readBooks(table)).filter(({ isDeleted }) => !isDeleted);
  return listOf(
    bookList,
    query,
    {},
    itemRows(
      books,
      all.map((book) => toPriceBook(book, at)),
    ),
  );
}
