/** The minimal interface of a PostgreSQL database, as both of its clients offer it. */
export type Sql = {
  /** Returns the rows of one statement, with one value for each question mark. */
  query: (text: string, values?: readonly unknown[]) => Promise<unknown[]>;
  /** Runs the work in a transaction on one connection. */
  transaction: <T>(work: (sql: Sql) => Promise<T>) => Promise<T>;
};

const known = new Map<string, string>();
const maxKnown = 1000;

/** Converts `a = ?` to PostgreSQL's `a = $1`. Our statements contain no other question marks. */
export function numbered(text: string): string {
  const ready = known.get(text);
  if (ready) return ready;
  let place = 0;
  const made = text.replaceAll('?', () => `$${(place += 1)}`);
  if (known.size < maxKnown) known.set(text, made);
  return made;
}

/** Replaces NUL and lone surrogates, which PostgreSQL does not store; a search with one finds nothing. */
const keepable = (text: string): string => text.replaceAll('\0', '\uFFFD').toWellFormed();

export const keepableValues = (values: readonly unknown[]): unknown[] =>
  values.map((value) => (typeof value === 'string' ? keepable(value) : value));

/** Encodes many rows as one JSON parameter, so that the statement text is the same for any number of rows. */
export const asJson = (rows: readonly unknown[]): string =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'string' ? keepable(value) : value));
