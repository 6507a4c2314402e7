/**
 * Access patterns of transfers, and the keys that serve them.
 *
 *   one transfer, and its goods   pk TRANSFER#<id>    sk HEAD | LINES
 *   all transfers, newest first   gsi1pk TRANSFERS    gsi1sk <id>
 */
export const transferKeys = {
  head: (id: string) => ({ pk: `TRANSFER#${id}`, sk: 'HEAD' }),
  lines: (id: string) => ({ pk: `TRANSFER#${id}`, sk: 'LINES' }),
  all: 'TRANSFERS',
  amongAll: (id: string) => ({ gsi1pk: transferKeys.all, gsi1sk: id }),
};
