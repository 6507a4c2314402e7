/**
 * Access patterns of stock counts, and the keys that serve them.
 *
 *   one count, or the lines of its sheet   pk COUNT#<id>    sk HEAD | LINE#<product>#<variant>
 *   all counts, newest first               gsi1pk COUNTS    gsi1sk <id>
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
