import type { Table } from '#functions/platform/table/table.ts';

/**
 * Table that loses the first answer: the client sends each successful write again and gets the second answer.
 */
export const stutteringTable = (table: Table): Table => ({
  ...table,
  write: async (operations) => {
    const refusal = await table.write(operations);
    // A transaction has an idempotency token, so the table recognizes the repetition.
    return refusal || operations.length !== 1 ? refusal : table.write(operations);
  },
  change: async (operation, schema) => {
    const changed = await table.change(operation, schema);
    return changed === undefined ? undefined : table.change(operation, schema);
  },
});
