import type { Table } from '#functions/platform/table/table.ts';

/** Table of a function that is cut off: it takes so many writes, and refuses all that follow with an error. */
export function cutAfter(table: Table, writes: number): Table {
  let left = writes;
  return {
    ...table,
    async write(operations) {
      left -= 1;
      if (left < 0) throw new Error('cut');
      return table.write(operations);
    },
  };
}
