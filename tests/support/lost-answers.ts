import type { Table } from '#functions/platform/table/table.ts';

/**
 * Table that performs the next write but loses its answer, so the caller does not know the result and retries.
 */
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
