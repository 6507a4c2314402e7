import type { Table } from '#functions/platform/table/table.ts';

/** A table whose answers get lost: the client sends a write once more, and hears what came of that. */
export const stutteringTable = (table: Table): Table => ({
  ...table,
  write: async (operations) => {
    const refusal = await table.write(operations);
    // A transaction has a name, by which the table knows it again.
    return refusal || operations.length !== 1 ? refusal : table.write(operations);
  },
  change: async (operation, schema) => {
    const changed = await table.change(operation, schema);
    return changed === undefined ? undefined : table.change(operation, schema);
  },
});
