import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { connectPostgres } from '#functions/platform/views/postgres-client.ts';
import { makePlace } from '#functions/platform/views/postgres-places.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { inGroups } from '#seed/concurrency.ts';
import { megabytes, secondsSince } from './measure.ts';
import type { Row } from './report.ts';

const Size = z.array(z.object({ bytes: z.coerce.number() }));

type OpenedView<T, Asked> = {
  ask: Asked;
  write: (saved: T[]) => Promise<void>;
  bytes: () => Promise<number>;
};

export function openFile(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536',
  );
  return db;
}

function inFile<T, Asked>({ name, sqlite }: ViewDefinition<T, Asked>, folder: string): OpenedView<T, Asked> {
  const file = join(folder, `${name}.sqlite`);
  const db = openFile(file);
  db.exec(sqlite.schema);
  const writer = sqlite.writer(db);
  return {
    ask: sqlite.ask(db),
    async write(saved) {
      db.exec('BEGIN');
      for (const item of saved) writer.save(item);
      db.exec('COMMIT');
    },
    bytes: async () => statSync(file).size,
  };
}

async function inDatabase<T, Asked>(
  view: ViewDefinition<T, Asked>,
  address: string,
): Promise<OpenedView<T, Asked>> {
  const sql = await connectPostgres({ address, region: '' });
  // Its own version gives each run empty tables.
  const place = await makePlace(sql, { ...view, version: Math.floor(Date.now() / 1000) });
  return {
    ask: view.postgres.ask(sql, place),
    write: (saved) => sql.transaction((tx) => view.postgres.write(tx, place, { saved, removed: [] })),
    async bytes() {
      await sql.query('ANALYZE', []);
      const found = Size.parse(await sql.query('SELECT pg_database_size(current_database()) AS bytes'));
      return found[0]?.bytes ?? 0;
    },
  };
}

/** Fills a view by itself, in a SQLite file or in a PostgreSQL database, with the code of a deployment. */
export async function openView<T, Asked>(
  view: ViewDefinition<T, Asked>,
  { folder, database }: { folder: string; database: string | undefined },
  items: Iterable<T>,
): Promise<{ ask: Asked; change: (item: T) => Promise<void>; rows: Row[] }> {
  const { ask, write, bytes } = database ? await inDatabase(view, database) : inFile(view, folder);
  const filling = performance.now();
  for (const group of inGroups(items, 500)) await write(group);
  const seconds = secondsSince(filling);
  return {
    ask,
    change: (item) => write([item]),
    rows: [
      ['built anew', seconds, 's'],
      ['as written', megabytes(await bytes()), 'MB'],
    ],
  };
}
