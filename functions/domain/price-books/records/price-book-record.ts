import * as z from 'zod';
import { roles } from '#shared/contract/access.ts';
import { AppError } from '#shared/contract/errors.ts';
import { PriceBook, priceBookLimits } from '#shared/price-books/price-book.ts';
import { PriceWay } from '#shared/price-books/price-rule.ts';
import { languages } from '#shared/values/language.ts';
import { asIs, counted, veiled } from '#functions/platform/records/told-fields.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Reads } from '#functions/platform/table/table.ts';
import { priceBookKeys } from './price-book-keys.ts';

/** A book as the table keeps it. */
export const StoredBook = PriceBook.omit({ state: true, isWritten: true }).extend({
  /** Raised with every change of its terms or its lines; products know what it says up to the edition written. */
  edition: z.int(),
  writtenEdition: z.int(),
  /** The edition its terms were changed in last: what came since is a matter of single lines. */
  termsEdition: z.int(),
  /** Categories it named before, whose products may still go by it. */
  formerCategoryIds: z.array(z.string()),
  /** Whose lines it begins with, until they are copied. */
  copyOf: z.string().nullable(),
  /** To be taken out of every product, and then away. */
  isDeleted: z.boolean(),
  /** Who changed it last: in whose name it is written into its products. */
  updatedBy: z.object({
    id: z.string(),
    name: z.string(),
    role: z.enum(roles),
    language: z.enum(languages),
  }),
});
export type StoredBook = z.infer<typeof StoredBook>;
export type Editor = StoredBook['updatedBy'];

/** The refusal of a change made on a book somebody else has changed meanwhile. */
export const bookMoved = 'price-book-moved';

export const bookRecord = versioned({
  entity: 'price-book',
  schema: StoredBook,
  key: ({ id }: { id: string }) => priceBookKeys.book(id),
  version: 'version',
  asRead: ['edition'],
  apart: ['jobId', 'writtenEdition', 'copyOf'],
  stale: bookMoved,
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

/** What a book says of one product; nothing any more, once every product knows that it does not. */
export const StoredLine = z.object({
  bookId: z.string(),
  productId: z.string(),
  version: z.int(),
  /** The book's edition that says so. */
  edition: z.int(),
  rules: z.array(z.object({ variantId: z.string().nullable(), way: PriceWay, value: z.number() })),
});
export type StoredLine = z.infer<typeof StoredLine>;

export const lineRecord = versioned({
  entity: 'price-line',
  schema: StoredLine,
  key: ({ bookId, productId }: { bookId: string; productId: string }) =>
    priceBookKeys.line(bookId, productId),
  version: 'version',
  stale: bookMoved,
});

/** One that is to be taken away is there no more. */
export async function requireBook({ table }: Context, id: string): Promise<StoredBook> {
  const book = await bookRecord.find(table, { id });
  if (!book || book.isDeleted) throw new AppError('PRICE_BOOK_NOT_FOUND');
  return book;
}

/** All books there are, those that are to be taken away among them. */
export async function readBooks(table: Reads): Promise<StoredBook[]> {
  const limit = 2 * priceBookLimits.books;
  const { items } = await table.query({ pk: priceBookKeys.all, limit }, StoredBook);
  return items;
}
