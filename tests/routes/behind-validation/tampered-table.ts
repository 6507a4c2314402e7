import type { Query, Reads, Table } from '#functions/platform/table/table.ts';
import type { Key, Operation } from '#functions/platform/table/table-operations.ts';

/** A table at which something is otherwise than a call needs it; `happened` tells whether the call came that far. */
export type TamperedTable = { table: Table; happened: () => boolean };

export type Row = Record<string, unknown>;
type Read = (key: Key, row: Row | undefined) => Row | undefined;
type ReadList = (asked: Query, rows: Row[]) => Row[];

type Reader = {
  /** Hears of a key when it is asked for: what is asked for at the same moment may be answered in any order. */
  onAsk?: (key: Key) => void;
  read: Read;
  readList?: ReadList;
};

/** Passes every record that is read by its key through `read`, and every list through `readList`. */
function reading(reads: Reads, { onAsk, read, readList }: Reader): Reads {
  const many =
    (ask: (asked: readonly (readonly [Key, never])[]) => Promise<readonly unknown[]>) =>
    async (asked: readonly (readonly [Key, never])[]) => {
      for (const [key] of asked) onAsk?.(key);
      const rows = await ask(asked);
      return asked.map(([key], place) => read(key, rows[place] as Row | undefined));
    };
  const one = async (key: Key, schema: never) => {
    onAsk?.(key);
    return read(key, await reads.get(key, schema));
  };
  const listed = (ask: Reads['query']) =>
    (async (asked: Query, schema: never) => {
      const page = await ask(asked, schema);
      return { ...page, items: readList ? readList(asked, page.items as Row[]) : page.items };
    }) as Reads['query'];
  return {
    // Wrapping loses what each question's schema says of its answer; the questions stay the same.
    get: one as Reads['get'],
    getMany: many(reads.getMany as never) as unknown as Reads['getMany'],
    showMany: many(reads.showMany as never) as unknown as Reads['showMany'],
    query: listed(reads.query),
    list: listed(reads.list as Reads['query']) as Reads['list'],
  };
}

const changed = (table: Table, reader: Reader): Table => ({
  ...table,
  ...reading(table, reader),
  recent: reading(table.recent, reader),
});

/** The words of a key without its ids: `PRODUCT CARD`. They are alike in every run and for every sample. */
function kindOf({ pk, sk }: Key): string {
  const [first = '', second = ''] = [pk, sk].map((part) => part.split('#')[0]);
  return /^[A-Z-]+$/.test(second) ? `${first} ${second}` : first;
}

/** A record that a call asks for: the nth of its kind. */
export type RecordPlace = { kind: string; nth: number };

/** Numbers the keys of each kind as they are asked for. */
function placing() {
  const known = new Map<string, string[]>();
  const namesOf = (key: Key): string[] => known.get(kindOf(key)) ?? [];
  const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
  return {
    onAsk: (key: Key): void => {
      if (!namesOf(key).includes(nameOf(key))) known.set(kindOf(key), [...namesOf(key), nameOf(key)]);
    },
    placeOf: (key: Key): RecordPlace => ({ kind: kindOf(key), nth: namesOf(key).indexOf(nameOf(key)) }),
  };
}

const placeName = ({ kind, nth }: RecordPlace): string => `${kind} ${nth}`;

/** Notes the records that a call reads by their keys, by where it asks for them. */
export function notingTable(table: Table) {
  const records = new Map<string, RecordPlace & { row: Row }>();
  const { onAsk, placeOf } = placing();
  const read: Read = (key, row) => {
    const place = placeOf(key);
    if (row) records.set(placeName(place), { ...place, row });
    return row;
  };
  return { table: changed(table, { onAsk, read }), records };
}

/** One record is changed by `change`, as often as it is read. */
export function changedTable(table: Table, place: RecordPlace, change: (row: Row) => Row | undefined): Table {
  const { onAsk, placeOf } = placing();
  const isMeant = (key: Key): boolean => placeName(placeOf(key)) === placeName(place);
  return changed(table, { onAsk, read: (key, row) => (row && isMeant(key) ? change(row) : row) });
}

/** Counts what is written. */
export function countingTable(table: Table): { table: Table; writes: () => number } {
  let writes = 0;
  const counting: Table = {
    ...table,
    async write(operations) {
      const refusal = await table.write(operations);
      if (refusal === undefined) writes += 1;
      return refusal;
    },
    async change(operation, schema) {
      const after = await table.change(operation, schema);
      if (after !== undefined) writes += 1;
      return after;
    },
  };
  return { table: counting, writes: () => writes };
}

/** Changes records whose name matches: `PRODUCT#<id> CARD` where it is read by its key, with its entity in a list. */
export const tableWhere = (table: Table, name: RegExp, change: (row: Row) => Row | undefined): Table => {
  const read: Read = ({ pk, sk }, row) => (row && name.test(`${pk} ${sk}`) ? change(row) : row);
  const readList: ReadList = ({ pk }, rows) =>
    rows
      .map((row) => (name.test(`${pk} ${String(row['entity'])}`) ? change(row) : row))
      .filter((row) => row !== undefined);
  return changed(table, { read, readList });
};

/** A record that nobody wrote down is there all the same. */
export const tableHolding = (table: Table, name: RegExp, rowOf: (sk: string) => Row): Table =>
  changed(table, { read: ({ pk, sk }, known) => (name.test(`${pk} ${sk}`) ? (known ?? rowOf(sk)) : known) });

/** Changes lists whose partition matches. */
export const tableListing = (table: Table, partition: RegExp, change: (rows: Row[]) => Row[]): Table =>
  changed(table, {
    read: (_, row) => row,
    readList: ({ pk }, rows) => (partition.test(pk) ? change(rows) : rows),
  });

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

/** Every write that may be refused in this way is. */
export const tableRefusing = (table: Table, refusal: string): Table => ({
  ...table,
  async write<R extends string>(operations: readonly Operation<R>[]) {
    const refused = operations.find((operation) => operation.refusal === refusal);
    return refused ? refused.refusal : table.write(operations);
  },
});

/** Here it is not about how often somebody calls, and thousands of calls are made in a minute. */
export const withoutLimits = (table: Table): Table => ({
  ...table,
  change: (operation, schema) =>
    operation.build('').Update?.Key?.['pk']?.toString().startsWith('LIMIT#')
      ? Promise.resolve(schema.parse({ calls: 1 }) as never)
      : table.change(operation, schema),
});
