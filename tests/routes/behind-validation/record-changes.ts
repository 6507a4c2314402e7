type Row = Record<string, unknown>;
export type RecordChange = (row: Row) => Row | undefined;

/** Changes the values of a record that are of one kind; without any, the record stays what it is. */
const each =
  (change: (value: unknown, name: string) => unknown): RecordChange =>
  (row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value, name)]));

const past = '2020-01-01T00:00:00.000Z';
const manyTimes = 250;

/** Somebody deleted it. */
export const isGone: RecordChange = () => undefined;

/** States that records of some kind have. */
const states = (
  'cancelled closed completed draft confirmed packing shipped delivered returned requested approved rejected received ' +
  'posted succeeded failed expired issued inactive pending running done sent open submitted'
).split(' ');

/** The record says that it is in another state than a good call finds it in. */
export const otherStates: RecordChange[] = states.map((state) =>
  each((value, name) => (/^(?:status|state)$/.test(name) && typeof value === 'string' ? state : value)),
);

/** Each kind of value of the record is another: flags, days, whose it is, sums, lists. */
export const otherValues: RecordChange[] = [
  each((value) => (typeof value === 'boolean' ? !value : value)),
  // It was closed, ended or erased, or its time is over.
  each((value, name) => (/(?:At|On|Until)$/.test(name) ? past : value)),
  each((value, name) => (value === null && name.endsWith('Id') ? 'another' : value)),
  each((value, name) => (/^(?:userId|ownerId|by|createdBy)$/.test(name) ? 'another' : value)),
  each((value) => (typeof value === 'number' ? 0 : value)),
  each((value) => (typeof value === 'number' ? 60_000_000_000 : value)),
  each((value) => (Array.isArray(value) ? [] : value)),
  each((value) => {
    if (!Array.isArray(value)) return value;
    const [first = 'x'] = value as unknown[];
    return Array.from({ length: manyTimes }, () => first);
  }),
];
