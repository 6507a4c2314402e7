import { PGlite, type Transaction } from '@electric-sql/pglite';
import { connectPostgres } from '#functions/platform/views/postgres-client.ts';
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

async function start(): Promise<Sql> {
  const address = process.env['VIEWS_DATABASE'];
  return address ? connectPostgres({ address, region: 'local' }) : sqlOf(await PGlite.create());
}

let started: Promise<Sql> | undefined;

/** PostgreSQL in this process, started once per worker, or a server if its address is set. */
export function testDatabase(): Promise<Sql> {
  started ??= start();
  return started;
}
