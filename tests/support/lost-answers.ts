import type { Table } from '#functions/platform/table/table.ts';

/** A table that carries out the next write, and its answer never arrives: whoever wrote does not know, and is asked again. */
export function losingAnswer(table: Table): { table: Table; isLost: () => boolean } {
  let isLost = false;
  const losing: Table = {
    ...table,
    async write(operations) {
      const refusal = await table.write(operations);
      if (isLost || refusal !== undefined) return refusal;
      isLost = true;
      throw new Error('socket hang up');
    },
  };
  return { table: losing, isLost: () => isLost };
}
