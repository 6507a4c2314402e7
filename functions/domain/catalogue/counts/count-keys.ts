/**
 * The questions asked of stock counts, and the keys that answer them.
 *
 *   one count; the lines of its sheet   pk COUNT#<id>    sk HEAD | LINE#<product>#<variant>
 *   all of them, newest first           gsi1pk COUNTS    gsi1sk <id>
 */
export const countKeys = {
  partition: (id: string) => `COUNT#${id}`,
  head: (id: string) => ({ pk: countKeys.partition(id), sk: 'HEAD' }),
  lines: (id: string) => ({ pk: countKeys.partition(id), startsWith: 'LINE#' }),
  line: (id: string, productId: string, variantKey: string) => ({
    pk: countKeys.partition(id),
    sk: `LINE#${productId}#${variantKey}`,
  }),
  all: 'COUNTS',
  amongAll: (id: string) => ({ gsi1pk: countKeys.all, gsi1sk: id }),
};
