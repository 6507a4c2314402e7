import * as z from 'zod';
import { ProductId } from '../catalogue/product.ts';
import { staff } from '../contract/access.ts';
import { defineRoute } from '../contract/route.ts';
import { defineList } from '../lists/list-contract.ts';
import { many, words } from '../lists/query-parts.ts';
import { limit } from '../pages.ts';
import { Vnd } from '../values/vnd-schema.ts';
import { bookStates } from './book-state.ts';
import {
  PriceBook,
  PriceBookChange,
  PriceBookCreation,
  PriceBookId,
  PriceBookLine,
  ProductLines,
} from './price-book.ts';
import { PriceWindow } from './price-rule.ts';

const access = staff('prices.write');
const params = z.object({ id: PriceBookId });

/** A book with its first lines; `listPriceBookLines` returns all. */
export const PriceBookWithLines = PriceBook.extend({ items: z.array(PriceBookLine) });
export type PriceBookWithLines = z.infer<typeof PriceBookWithLines>;

export const listPriceBooks = defineList({
  name: 'price-books/list-price-books',
  summary: 'Price books by name and where they stand',
  path: '/admin/price-books',
  access,
  list: {
    filters: { q: words(), state: many(bookStates) },
    sorts: ['updatedAt', 'name', 'validFrom', 'priority'],
    sort: '-updatedAt',
    page: 'limit',
    size: 20,
  },
  row: PriceBook,
});

const unknown = [
  'UNKNOWN_BUSINESS',
  'UNKNOWN_CATEGORY',
  'UNKNOWN_PRODUCT',
  'CUSTOMER_GROUP_NOT_FOUND',
] as const;

export const createPriceBook = defineRoute({
  name: 'price-books/create-price-book',
  summary: 'Begin a price book, with its first lines or with those of another',
  method: 'POST',
  path: '/admin/price-books',
  access,
  body: PriceBookCreation,
  reply: PriceBookWithLines,
  status: 201,
  errors: [...unknown, 'PRICE_BOOK_NOT_FOUND', 'TOO_MANY_PRICE_BOOKS', 'REQUEST_DIFFERS', 'STALE_STATE'],
});

export const getPriceBook = defineRoute({
  name: 'price-books/get-price-book',
  summary: 'A price book and the first of its lines',
  method: 'GET',
  path: '/admin/price-books/{id}',
  access,
  params,
  reply: PriceBookWithLines,
  errors: ['PRICE_BOOK_NOT_FOUND'],
});

export const updatePriceBook = defineRoute({
  name: 'price-books/update-price-book',
  summary: 'Change a price book as it was read; what is left out stays',
  method: 'PATCH',
  path: '/admin/price-books/{id}',
  access,
  params,
  body: PriceBookChange,
  reply: PriceBookWithLines,
  errors: [...unknown, 'PRICE_BOOK_NOT_FOUND', 'PRICE_BOOK_FULL', 'STALE_STATE'],
});

export const deletePriceBook = defineRoute({
  name: 'price-books/delete-price-book',
  summary: 'Take a price book away; its products cost again what they cost without it',
  method: 'DELETE',
  path: '/admin/price-books/{id}',
  access,
  params,
  query: z.object({ version: z.coerce.number().int().min(1).optional() }),
  reply: z.object({ success: z.literal(true), message: z.string() }),
  errors: ['PRICE_BOOK_NOT_FOUND', 'STALE_STATE'],
});

export const listPriceBookLines = defineRoute({
  name: 'price-books/list-price-book-lines',
  summary: 'The products a price book names, in the order of their ids',
  method: 'GET',
  path: '/admin/price-books/{id}/lines',
  access,
  params,
  query: z.object({ take: limit(100), cursor: z.string().max(400).optional() }),
  reply: z.object({ data: z.array(PriceBookLine), nextCursor: z.string().nullable() }),
  errors: ['PRICE_BOOK_NOT_FOUND', 'BAD_CURSOR'],
});

export const savePriceBookLines = defineRoute({
  name: 'price-books/save-price-book-lines',
  summary: 'Write some of a book’s lines anew, all of them or none; one without rules goes',
  method: 'PUT',
  path: '/admin/price-books/{id}/lines',
  access,
  params,
  body: z.strictObject({ items: ProductLines.min(1) }),
  reply: z.object({ book: PriceBook, data: z.array(PriceBookLine) }),
  errors: ['PRICE_BOOK_NOT_FOUND', 'UNKNOWN_PRODUCT', 'PRICE_BOOK_FULL', 'STALE_STATE'],
});

/** Returns products that the book has no line for, as new lines for its sheet. */
export const findPriceBookProducts = defineRoute({
  name: 'price-books/find-price-book-products',
  summary: 'Products by text or by code, with what a line of a price book shows of them',
  method: 'GET',
  path: '/admin/price-books/{id}/products',
  access,
  params,
  query: z.object({ q: z.string().max(200).default(''), limit: limit(10) }),
  reply: z.array(PriceBookLine),
  errors: ['PRICE_BOOK_NOT_FOUND'],
});

/** Old and new price of one product. */
const PreviewRow = z.object({
  productId: ProductId,
  name: z.string(),
  code: z.string(),
  /** Product prices with tax: as buyers pay without this book, and with it. */
  before: Vnd,
  after: Vnd,
});

export const previewPriceBook = defineRoute({
  name: 'price-books/preview-price-book',
  summary: 'What a price book changes when it begins: for how many products, and how',
  method: 'GET',
  path: '/admin/price-books/{id}/preview',
  access,
  params,
  reply: z.object({
    /** Products that the book affects by a line or a category; `isMore` if there are more than were counted. */
    products: z.int(),
    isMore: z.boolean(),
    cheaper: z.int(),
    dearer: z.int(),
    same: z.int(),
    /** Number of these products whose price comes from another book. */
    overruled: z.int(),
    rows: z.array(PreviewRow),
  }),
  errors: ['PRICE_BOOK_NOT_FOUND'],
});

/** Explains a product's price: the public price now, and every book that has a rule for the product. */
export const getProductPrices = defineRoute({
  name: 'price-books/get-product-prices',
  summary: 'What a product costs now and why, and what price books will make of it',
  method: 'GET',
  path: '/admin/products/{id}/prices',
  access: staff('products.write'),
  params: z.object({ id: ProductId }),
  reply: z.object({
    /** Prices before tax: without any book, and now. */
    ownPrice: Vnd,
    price: Vnd,
    total: Vnd,
    taxRate: z.number(),
    because: z.object({ bookId: z.string(), name: z.string(), until: z.string().nullable() }).nullable(),
    windows: z.array(PriceWindow.extend({ name: z.string() })),
  }),
  errors: ['PRODUCT_NOT_FOUND'],
});
