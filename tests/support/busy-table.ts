import { AppError } from '#shared/contract/errors.ts';
import type { Table } from '#functions/platform/table/table.ts';
import type { Key, Operation } from '#functions/platform/table/table-operations.ts';

const keyOf = (operation: Operation<string>): Key => {
  const { Put, Update, Delete, ConditionCheck } = operation.build('busy');
  // Every written or checked item has its keys.
  return (Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key) as Key;
};

/** Table that throttles some of its items: reads and writes of them fail as unavailable, without a result. */
export function busyTable(table: Table, isBusy: (key: Key) => boolean): Table {
  function require(keys: readonly Key[]): void {
    if (keys.some(isBusy)) throw new AppError('UNAVAILABLE', { retryAfter: 2 });
  }
  return {
    ...table,
    async get(key, schema) {
      require([key]);
      return table.get(key, schema);
    },
    async getMany(asked) {
      require(asked.map(([key]) => key));
      return table.getMany(asked);
    },
    async write(operations) {
      require(operations.map(keyOf));
      return table.write(operations);
    },
  };
}
