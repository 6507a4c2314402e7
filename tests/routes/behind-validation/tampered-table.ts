import type { Reads, Table } from '#functions/platform/table/table.ts';
import type { Key, Operation } from '#functions/platform/table/table-operations.ts';

/** A table at which something is otherwise than a call needs it; `happened` tells whether the call came that far. */
export type TamperedTable = { table: Table; happened: () => boolean };

/** Makes a table that is otherwise from the nth place of a call on. */
export type Tampering = (table: Table, nth: number) => TamperedTable;

type Row = Record<string, unknown>;
type Read = (key: Key, row: Row | undefined) => Row | undefined;

/** Passes every record that is read by its key through `read`. */
function reading(reads: Reads, read: Read): Reads {
  const many =
    (ask: (asked: readonly (readonly [Key, never])[]) => Promise<readonly unknown[]>) =>
    async (asked: readonly (readonly [Key, never])[]) => {
      const rows = await ask(asked);
      return asked.map(([key], place) => read(key, rows[place] as Row | undefined));
    };
  return {
    ...reads,
    // Wrapping loses what each question's schema says of its answer; the questions stay the same.
    get: (async (key: Key, schema: never) => read(key, await reads.get(key, schema))) as Reads['get'],
    getMany: many(reads.getMany as never) as unknown as Reads['getMany'],
    showMany: many(reads.showMany as never) as unknown as Reads['showMany'],
  };
}

/** The nth record that a call reads is changed by `change`, as often as it is read. */
export function changedTable(
  table: Table,
  nth: number,
  change: (row: Row) => Row | undefined,
): TamperedTable {
  const known: string[] = [];
  let isChanged = false;
  const read: Read = ({ pk, sk }, row) => {
    if (!row) return row;
    const name = `${pk}\n${sk}`;
    if (!known.includes(name)) known.push(name);
    if (known.indexOf(name) !== nth) return row;
    isChanged = true;
    return change(row);
  };
  const tampered = { ...table, ...reading(table, read), recent: reading(table.recent, read) };
  return { table: tampered, happened: () => isChanged };
}

/** Others are quicker from the nth condition on: each write that names a refusal is refused with it. */
export function overtakenTable(table: Table, nth: number): TamperedTable {
  let conditions = 0;
  const isRefused = (): boolean => {
    conditions += 1;
    return conditions > nth;
  };
  const tampered: Table = {
    ...table,
    async write<R extends string>(operations: readonly Operation<R>[]) {
      const refused = operations.find(({ refusal }) => refusal !== undefined && isRefused());
      return refused ? refused.refusal : table.write(operations);
    },
    async change(operation, schema) {
      const isConditional = operation.build('').Update?.ConditionExpression !== undefined;
      return isConditional && isRefused() ? undefined : table.change(operation, schema);
    },
  };
  return { table: tampered, happened: () => conditions > nth };
}

/** Here it is not about how often somebody calls, and thousands of calls are made in a minute. */
export const withoutLimits = (table: Table): Table => ({
  ...table,
  change: (operation, schema) =>
    operation.build('').Update?.Key['pk']?.toString().startsWith('LIMIT#')
      ? Promise.resolve(schema.parse({ calls: 1 }) as never)
      : table.change(operation, schema),
});
