/**
 * The questions price books ask of the table, and the keys that answer them.
 *
 *   all books, or one                           pk PRICE-BOOKS          sk <id>
 *   what a book says of products, or of one     pk PRICE-BOOK#<id>      sk PRODUCT#<product>
 *
 * What books make of a product stands on its card, written ahead: see `write-windows.ts`.
 */
const productPrefix = 'PRODUCT#';

export const priceBookKeys = {
  all: 'PRICE-BOOKS',
  book: (id: string) => ({ pk: 'PRICE-BOOKS', sk: id }),
  lines: (id: string) => `PRICE-BOOK#${id}`,
  line: (id: string, productId: string) => ({ pk: `PRICE-BOOK#${id}`, sk: `${productPrefix}${productId}` }),
  /** After all lines up to a product's. */
  linesAfter: (productId: string) => `${productPrefix}${productId}`,
};
