/**
 * Keys of price books, by the question that each of them answers.
 *
 *   all books, or one                           pk PRICE-BOOKS          sk <id>
 *   what a book says of products, or of one     pk PRICE-BOOK#<id>      sk PRODUCT#<product>
 *
 * The resulting prices are written to the product's card in advance: see `write-windows.ts`.
 */
const productPrefix = 'PRODUCT#';

export const priceBookKeys = {
  all: 'PRICE-BOOKS',
  book: (id: string) => ({ pk: 'PRICE-BOOKS', sk: id }),
  lines: (id: string) => `PRICE-BOOK#${id}`,
  line: (id: string, productId: string) => ({ pk: `PRICE-BOOK#${id}`, sk: `${productPrefix}${productId}` }),
  /** Sort key after all lines up to a product's. */
  linesAfter: (productId: string) => `${productPrefix}${productId}`,
};
