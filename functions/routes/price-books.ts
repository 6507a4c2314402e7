import { notice } from '#shared/messages/index.ts';
import * as priceBooks from '#shared/price-books/index.ts';
import { editorOf } from '#functions/domain/price-books/editor.ts';
import { findProducts } from '#functions/domain/price-books/find-products.ts';
import * as listing from '#functions/domain/price-books/list-books.ts';
import { ownPrices } from '#functions/domain/price-books/own-prices.ts';
import { previewBook } from '#functions/domain/price-books/preview-book.ts';
import * as books from '#functions/domain/price-books/price-books.ts';
import { listLines } from '#functions/domain/price-books/price-lines.ts';
import { productPrices } from '#functions/domain/price-books/product-prices.ts';
import { httpRoute } from '#functions/platform/handlers/http-route.ts';

export const createPriceBook = httpRoute(
  priceBooks.createPriceBook,
  async ({ actor, language, body: asked, table, now }) => {
    const editor = await editorOf({ table }, { actor, language });
    return books.createPriceBook({ table, now }, { asked, editor });
  },
);

export const deletePriceBook = httpRoute(
  priceBooks.deletePriceBook,
  async ({ actor, language, params, query, table, now }) => {
    const editor = await editorOf({ table }, { actor, language });
    await books.deletePriceBook({ table, now }, { id: params.id, version: query.version, editor });
    return { success: true as const, message: notice('priceBookDeleted', language) };
  },
);

export const findPriceBookProducts = httpRoute(
  priceBooks.findPriceBookProducts,
  ({ params, query, table, now }) => findProducts({ table, now }, { ...query, ...params }),
);

export const getOwnPrices = httpRoute(priceBooks.getOwnPrices, ({ actor, params, table, now }) =>
  ownPrices(
    { table, now },
    { ...params, owner: actor ? { kind: 'member', userId: actor.userId } : { kind: 'guest' } },
  ),
);

export const getPriceBook = httpRoute(priceBooks.getPriceBook, ({ params, table, now }) =>
  books.getPriceBook({ table, now }, params.id),
);

export const getProductPrices = httpRoute(priceBooks.getProductPrices, ({ params, table, now }) =>
  productPrices({ table, now }, params.id),
);

export const listPriceBookLines = httpRoute(priceBooks.listPriceBookLines, ({ params, query, table, now }) =>
  listLines({ table, now }, { ...query, ...params }),
);

export const listPriceBooks = httpRoute(priceBooks.listPriceBooks, ({ query, table, now }) =>
  listing.listPriceBooks({ table, now }, query),
);

export const previewPriceBook = httpRoute(priceBooks.previewPriceBook, ({ params, table, now }) =>
  previewBook({ table, now }, params.id),
);

export const savePriceBookLines = httpRoute(
  priceBooks.savePriceBookLines,
  async ({ actor, language, params, body, table, now }) => {
    const editor = await editorOf({ table }, { actor, language });
    return books.saveBookLines({ table, now }, { bookId: params.id, items: body.items, editor });
  },
);

export const updatePriceBook = httpRoute(
  priceBooks.updatePriceBook,
  async ({ actor, language, params, body, table, now }) => {
    const { version, ...change } = body;
    const editor = await editorOf({ table }, { actor, language });
    return books.updatePriceBook({ table, now }, { id: params.id, version, change, editor });
  },
);
