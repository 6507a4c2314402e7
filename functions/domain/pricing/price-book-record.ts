import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { PriceBook, priceBookLimits } from '#shared/price-books/price-book.ts';
import { PriceEffect } from '#shared/price-books/price-rule.ts';
import { languages } from '#shared/values/language.ts';
import { asIs, counted, veiled } from '#functions/platform/records/audited-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { priceBookKeys } from './price-book-keys.ts';

/** Stored price book. */
export const StoredBook = PriceBook.omit({ state: true, isWritten: true }).extend({
  /** Raised with every change of terms or lines. Products have the prices of `writtenEdition`. */
  edition: z.int(),
  writtenEdition: z.int(),
  /** Edition of the last change of the terms. Later editions changed only lines. */
  termsEdition: z.int(),
  /** Categories that the book named before. Their products may still have its prices. */
  formerCategoryIds: z.array(z.string()),
  /** Book whose lines are to be copied; null once that is done. */
  copyOf: z.string().nullable(),
  /** Soft delete: the book is removed from all its products first, and then deleted. */
  isDeleted: z.boolean(),
  /** User who changed it last. The job that writes the prices runs in this user's name. */
  updatedBy: z.object({
    id: z.string(),
    name: z.string(),
    role: z.enum(roles),
    language: z.enum(languages),
  }),
});
export type StoredBook = z.infer<typeof StoredBook>;
export type Editor = StoredBook['updatedBy'];

/** Refusal of a change to a book that was changed meanwhile. */
export const bookConflict = 'price-book-moved';

export const bookRecord = versioned({
  entity: 'price-book',
  schema: StoredBook,
  key: ({ id }: { id: string }) => priceBookKeys.book(id),
  version: 'version',
  guards: ['edition'],
  counters: ['jobId', 'writtenEdition', 'copyOf'],
  stale: bookConflict,
  activity: {
    of: 'price-book',
    told: {
      name: asIs,
      validFrom: asIs,
      validTo: asIs,
      isActive: asIs,
      scope: veiled,
      priority: asIs,
      categories: counted,
    },
  },
});

/** Rules of a book for one product. A line without rules is deleted once all products are updated. */
export const StoredLine = z.object({
  bookId: z.string(),
  productId: z.string(),
  version: z.int(),
  /** Edition of the book in which the line was changed. */
  edition: z.int(),
  rules: z.array(z.object({ variantId: z.string().nullable(), way: PriceEffect, value: z.number() })),
});
export type StoredLine = z.infer<typeof StoredLine>;

export const lineRecord = versioned({
  entity: 'price-line',
  schema: StoredLine,
  key: ({ bookId, productId }: { bookId: string; productId: string }) =>
    priceBookKeys.line(bookId, productId),
  version: 'version',
  stale: bookConflict,
});

/** Loads a book. A book marked as deleted counts as missing. */
export async function requireBook({ table }: Context, id: string): Promise<StoredBook> {
  const book = await bookRecord.find(table, { id });
  if (!book || book.isDeleted) throw new AppError('PRICE_BOOK_NOT_FOUND');
  return book;
}

/** Lists all books, including those marked as deleted. */
export async function readBooks(table: Reads): Promise<StoredBook[]> {
  const limit = 2 * priceBookLimits.books;
  const { items } = await table.query({ pk: priceBookKeys.all, limit }, StoredBook);
  return items;
}
