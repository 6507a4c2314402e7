/**
 * The questions asked of transfers, and the keys that answer them.
 *
 *   one transfer, and its goods   pk TRANSFER#<id>    sk HEAD | LINES
 *   all of them, newest first     gsi1pk TRANSFERS    gsi1sk <id>
 */
export const transferKeys = {
  head: (id: string) => ({ pk: `TRANSFER#${id}`, sk: 'HEAD' }),
  lines: (id: string) => ({ pk: `TRANSFER#${id}`, sk: 'LINES' }),
  all: 'TRANSFERS',
  amongAll: (id: string) => ({ gsi1pk: transferKeys.all, gsi1sk: id }),
};
