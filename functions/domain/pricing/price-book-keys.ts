/**
 * Keys of price books, listed by what each of them finds.
 *
 *   all books, or one                         pk PRICE-BOOKS      sk <id>
 *   lines of a book, or the one of a product  pk PRICE-BOOK#<id>  sk PRODUCT#<product>
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
