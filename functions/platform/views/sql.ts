/** What is asked of a PostgreSQL database: as little as both of its clients have. */
export type Sql = {
  /** The rows of one statement, with a value for each of its question marks. */
  query: (text: string, values?: readonly unknown[]) => Promise<unknown[]>;
  /** All of it or nothing, on one connection. */
  transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
};

const known = new Map<string, string>();
const mostKnown = 1000;

/** `a = ? AND b = ?` as PostgreSQL wants it: `a = $1 AND b = $2`. No statement of ours has a question mark of its own. */
export function numbered(text: string): string {
  const ready = known.get(text);
  if (ready) return ready;
  let place = 0;
  const made = text.replaceAll('?', () => `$${(place += 1)}`);
  if (known.size < mostKnown) known.set(text, made);
  return made;
}

/** PostgreSQL keeps no text with a NUL in it; what people type may hold one, and then finds nothing. */
const keepable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

export const keepableValues = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (typeof value === 'string' ? keepable(value) : value));

/** Many rows as one value: statements are then the same however many there are. */
export const asJson = (rows: readonly unknown[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? keepable(value) : value));
