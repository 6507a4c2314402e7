import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { makePlace } from '#functions/platform/views/postgres-places.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { testDatabase } from './test-database.ts';

/** Data of the engine under test, written as by a feed of changes. */
type KeptView<T, Asked> = {
  ask: Asked;
  save: (...items: readonly T[]) => void | Promise<void>;
  remove: (id: string) => void | Promise<void>;
  /** Called when the view is no longer used. */
  free?: () => Promise<void>;
};

function inSqlite<T, Asked>({ sqlite }: ViewDefinition<T, Asked>): KeptView<T, Asked> {
  const db = new DatabaseSync(':memory:');
  db.exec(sqlite.schema);
  const writer = sqlite.writer(db);
  return {
    ask: sqlite.ask(db),
    save: (...items) => {
      for (const item of items) writer.save(item);
    },
    remove: (id) => writer.remove(id),
  };
}

/** Tables of finished tests are emptied and used again, because creating them takes longer than most tests. */
const unused = new Map<string, string[]>();
let made = 1_000;

/** Number of items written together, like a page of changes. */
const pageSize = 500;

async function inPostgres<T extends { id: string }, Asked>(
  definition: ViewDefinition<T, Asked>,
): Promise<KeptView<T, Asked>> {
  const { name, postgres } = definition;
  const sql = await testDatabase();
  const free = unused.get(name) ?? [];
  unused.set(name, free);
  const place = free.pop() ?? (await makePlace(sql, { ...definition, version: (made += 1) }));
  const write = (saved: readonly T[], removed: readonly string[]) =>
    sql.transaction((tx) => postgres.write(tx, place, { saved, removed }));
  return {
    ask: postgres.ask(sql, place),
    save: async (...items) => {
      // A statement may hold each item only once, so of equal ids the last one is used.
      const last = [...new Map(items.map((item) => [item.id, item])).values()];
      for (let at = 0; at < last.length; at += pageSize) await write(last.slice(at, at + pageSize), []);
    },
    remove: (id) => write([], [id]),
    async free() {
      const tables = await sql.query(
        `SELECT format('DELETE FROM %I.%I', schemaname, tablename) AS sql FROM pg_tables WHERE schemaname = ?`,
        [place],
      );
      for (const table of tables as { sql: string }[]) await sql.query(table.sql);
      free.push(place);
    },
  };
}

/** Outside of a test there is no end to wait for. */
function whenTestEnds(work: () => Promise<void>): void {
  try {
    onTestFinished(work);
  } catch {
    // Data for a whole file is kept until the file ends.
  }
}

type Engine = 'sqlite' | 'postgres';

/** Engine that the tests run against. */
const tested: Engine = process.env['VIEWS'] === 'postgres' ? 'postgres' : 'sqlite';

/** View in memory with these items, without a table. */
export async function keptView<T extends { id: string }, Asked>(
  definition: ViewDefinition<T, Asked>,
  items: readonly T[] = [],
  engine = tested,
) {
  const kept = engine === 'postgres' ? await inPostgres(definition) : inSqlite(definition);
  if (kept.free) whenTestEnds(kept.free);
  const view = { ask: kept.ask, revision: 0 };
  const save = async (item: T) => {
    await kept.save(item);
    view.revision += 1;
  };
  const remove = async (id: string) => {
    await kept.remove(id);
    view.revision += 1;
  };
  if (items.length > 0) await kept.save(...items);
  view.revision = items.length;
  return { view, save, remove, saveUnseen: (item: T) => kept.save(item) };
}
