import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type * as z from 'zod';
import { readable } from '#functions/platform/table/table-reads.ts';
import { readItem } from '#functions/platform/table/shapes.ts';
import type { Query, Table } from '#functions/platform/table/table.ts';
import type { Item, Key, Operation } from '#functions/platform/table/table-operations.ts';

type Row = Record<string, unknown>;

function namesOf(index: Query['index']): [pk: string, sk: string] {
  if (index === 'changes') return ['changes', 'changeId'];
  return index ? [`${index}pk`, `${index}sk`] : ['pk', 'sk'];
}

type Built = ReturnType<Operation['build']>;
type Expression = {
  ExpressionAttributeNames?: Record<string, string> | undefined;
  ExpressionAttributeValues?: Record<string, unknown> | undefined;
};

/** Called before each round trip, so that a test can let other work run first. */
export type Turn = () => Promise<void>;

/** Index keys have to be strings, otherwise DynamoDB refuses the item. */
const indexKeys = ['gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk', 'changes', 'changeId'];
function requireIndexKeys(row: Row): void {
  const wrong = indexKeys.filter((name) => row[name] !== undefined && typeof row[name] !== 'string');
  if (wrong.length > 0) throw new Error(`${wrong.join(', ')}: keys of an index are text`);
}

const nameOf = ({ pk, sk }: Key): string => `${pk}\n${sk}`;
const keyOf = (row: Row): Key => ({ pk: String(row['pk']), sk: String(row['sk']) });

/** Copies plain rows by hand, because `structuredClone` took a quarter of the models' time. */
function copy<T>(value: T): T {
  if (Array.isArray(value)) return value.map(copy) as T;
  if (value === null || typeof value !== 'object') return value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
  const copied: Row = {};
  for (const [name, part] of Object.entries(value)) copied[name] = copy(part);
  return copied as T;
}

const reader = ({
  ExpressionAttributeNames: names = {},
  ExpressionAttributeValues: values = {},
}: Expression) => ({
  name: (placeholder = '') => names[placeholder.trim()] ?? '',
  value: (placeholder = '') => values[placeholder.trim()],
});

type Comparable = string | number;
const compare: Record<string, (a: Comparable, b: Comparable) => boolean> = {
  '=': (a, b) => a === b,
  '<>': (a, b) => a !== b,
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
};

/** Evaluates one condition of the few forms that our expressions have. */
function passes(test: string, row: Row | undefined, read: ReturnType<typeof reader>): boolean {
  const either = /^\((.+) OR (.+)\)$/.exec(test);
  if (either) return [either[1], either[2]].some((one) => passes(one ?? '', row, read));
  const presence = /^attribute_(not_)?exists\((.+)\)$/.exec(test);
  if (presence) return (row?.[read.name(presence[2])] === undefined) === Boolean(presence[1]);
  const [left, sign = '', right] = test.split(' ');
  const [a, b] = [row?.[read.name(left)], read.value(right)];
  const isSmaller = compare[sign];
  if (!isSmaller) throw new Error(`This table cannot read "${test}"`);
  return a !== undefined && isSmaller(a as Comparable, b as Comparable);
}

const holds = (condition: string | undefined, row: Row | undefined, expression: Expression): boolean =>
  (condition ?? '')
    .split(' AND ')
    .filter(Boolean)
    .every((test) => passes(test, row, reader(expression)));

function updated(row: Row, change: string, expression: Expression): Row {
  const read = reader(expression);
  const after = { ...row };
  const parts = change.split(/(?:^| )(SET|ADD|REMOVE) /).slice(1);
  for (let place = 0; place < parts.length; place += 2) {
    for (const one of (parts[place + 1] ?? '').split(/, (?=#)/)) {
      if (parts[place] === 'REMOVE') delete after[read.name(one)];
      else if (parts[place] === 'ADD') {
        const [name, value] = one.split(' ');
        after[read.name(name)] = Number(after[read.name(name)] ?? 0) + Number(read.value(value));
      } else {
        const [name = '', value = ''] = one.split(' = ');
        const once = /^if_not_exists\(.+, (.+)\)$/.exec(value);
        if (!once) after[read.name(name)] = read.value(value);
        else after[read.name(name)] ??= read.value(once[1]);
      }
    }
  }
  return after;
}

/** In-memory table: fast, with the conditions and transactions of DynamoDB. */
export function memoryTable(
  turn: Turn = () => Promise.resolve(),
  /** Receives every write, like a consumer of the table's stream. */
  follow: (before: Row | undefined, after: Row) => void = () => undefined,
) {
  const rows = new Map<string, Row>();

  function set(key: Key, row: Row): void {
    follow(rows.get(nameOf(key)), row);
    rows.set(nameOf(key), row);
  }

  const targetOf = ({ Put, Update, Delete, ConditionCheck }: Built): Key =>
    keyOf((Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key ?? {}) as Row);

  function isAllowed(built: Built): boolean {
    const part = built.Put ?? built.Update ?? built.Delete ?? built.ConditionCheck;
    return holds(part?.ConditionExpression, rows.get(nameOf(targetOf(built))), part ?? {});
  }

  function apply(built: Built): void {
    const key = targetOf(built);
    if (built.Put) requireIndexKeys(built.Put.Item as Row);
    // Undefined attributes are never stored.
    if (built.Put) set(key, JSON.parse(JSON.stringify(built.Put.Item)) as Row);
    if (built.Delete) rows.delete(nameOf(key));
    if (!built.Update) return;
    const { UpdateExpression = '', ...expression } = built.Update;
    set(key, updated(rows.get(nameOf(key)) ?? { ...key }, UpdateExpression, expression));
  }

  async function get<T extends z.ZodType>(key: Key, schema: T): Promise<z.output<T> | undefined> {
    await turn();
    const row = rows.get(nameOf(key));
    return row && readItem(schema, copy(row));
  }

  const manyBy = (read: typeof readable) => async (asked: readonly (readonly [Key, z.ZodType])[]) => {
    await turn();
    return asked.map(([key, schema]) => {
      const row = rows.get(nameOf(key));
      return row && read(schema, copy(row));
    });
  };

  async function find(asked: Query) {
    await turn();
    const { index, pk, startsWith, after, between, limit = Infinity, newestFirst = false } = asked;
    if (limit < 1) throw new Error('DynamoDB reads at least one item');
    const [pkName, skName] = namesOf(index);
    // A page starts after the key that the previous one ended with, even if that item was deleted meanwhile.
    const placeOf = (row: Row) => `${String(row[skName])}\n${nameOf(keyOf(row))}`;
    const isBehind = (row: Row) =>
      asked.cursor === undefined || (newestFirst ? placeOf(row) < asked.cursor : placeOf(row) > asked.cursor);
    const found = [...rows.values()]
      .filter((row) => row[pkName] === pk)
      .filter((row) => {
        const sk = String(row[skName]);
        if (startsWith !== undefined) return sk.startsWith(startsWith);
        if (after !== undefined) return sk > after;
        return !between || (between[0] <= sk && sk <= between[1]);
      })
      .filter(isBehind)
      .sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
    const page = (newestFirst ? found.reverse() : found).slice(0, limit);
    const last = page.at(-1);
    return { items: page.map(copy), cursor: last && limit < found.length ? placeOf(last) : undefined };
  }

  async function query<T extends z.ZodType>(asked: Query, schema: T) {
    const { items, cursor } = await find(asked);
    return { items: items.map((row) => readItem(schema, row)), cursor };
  }

  async function list<T extends z.ZodType>(asked: Query, schema: T) {
    const { items, cursor } = await find(asked);
    return { items: items.flatMap((row) => readable(schema, row) ?? []), cursor };
  }

  async function write<R extends string>(operations: readonly Operation<R>[]): Promise<R | undefined> {
    await turn();
    const built = operations.map((operation) => operation.build('memory'));
    const keys = new Set(built.map((one) => nameOf(targetOf(one))));
    if (keys.size < built.length || built.length > 100)
      throw new Error('DynamoDB takes each item once in a transaction, and no more than 100');
    const failed = built.findIndex((one) => !isAllowed(one));
    if (failed < 0) {
      for (const one of built) apply(one);
      return undefined;
    }
    const refusal = operations[failed]?.refusal;
    if (refusal) return refusal;
    const message = `No refusal is named for ${JSON.stringify(built[failed])}`;
    throw new TransactionCanceledException({ message, $metadata: {} });
  }

  async function change<T extends z.ZodType>(operation: Operation<string>, schema: T) {
    await turn();
    const built = operation.build('memory');
    if (!isAllowed(built)) return undefined;
    apply(built);
    return readItem(schema, copy(rows.get(nameOf(targetOf(built))) ?? {}));
  }

  // The casts give these methods the types of the real table.
  const reads = {
    get,
    getMany: manyBy(readItem) as unknown as Table['getMany'],
    showMany: manyBy(readable) as unknown as Table['showMany'],
    query,
    list,
  };
  const table = { ...reads, recent: reads, write, change } as Table;
  const put = (items: readonly Item[]) => {
    for (const item of items) rows.set(nameOf(item), JSON.parse(JSON.stringify(item)) as Row);
  };
  return { table, put, rows: () => [...rows.values()].map(copy) };
}
