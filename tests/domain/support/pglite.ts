import { PGlite, type Transaction } from '@electric-sql/pglite';
import { keepableValues, numbered, type Sql } from '#functions/platform/views/sql.ts';

type Connection = Pick<PGlite | Transaction, 'query'>;

const ask = async (on: Connection, text: string, values: readonly unknown[] = []): Promise<unknown[]> =>
  (await on.query(numbered(text), keepableValues(values))).rows;

const sqlOf = (db: PGlite): Sql => ({
  query: (text, values) => ask(db, text, values),
  transaction: (work) =>
    db.transaction((tx) => {
      const within: Sql = {
        query: (text, values) => ask(tx, text, values),
        transaction: (inner) => inner(within),
      };
      return work(within);
    }),
});

let started: Promise<Sql> | undefined;

/** A PostgreSQL in this process, started once for all tests of a worker. */
export function testDatabase(): Promise<Sql> {
  started ??= PGlite.create().then(sqlOf);
  return started;
}
