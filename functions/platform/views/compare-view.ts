import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { idsSince } from '#shared/values/ids.ts';
import { tryItem } from '../table/shapes.ts';
import type { Table } from '../table/table.ts';
import { quoted } from './list-sql.ts';
import { textTable } from './word-index.ts';
import { Change, feedOf, feedPartition, type ViewDefinition } from './view-feed.ts';

/** Differences between a view and the table, by item ids. Only the first few ids of each kind are listed. */
export type Differences = Record<'missing' | 'extra' | 'stale', string[]> & {
  count: number;
  compared: number;
};

type Row = Record<string, unknown>;

const maxNamed = 20;
const pageSize = 1_000;
/** Items changed this shortly before the view was read may or may not be in it, so they are not compared. */
const unsettledMilliseconds = 60_000;

/** Columns with file-specific row numbers, which differ between files and are not compared. */
const ownNumbers = new Set(['rid', 'kind']);

/** Reads a view's rows. Every view has one table of its name; some keep texts in a second one. */
function rowsIn(db: DatabaseSync, name: string) {
  const table = quoted(name);
  const apart = db.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(`${name}_texts`);
  const whole = apart ? `${table} LEFT JOIN ${textTable(name)} USING (rid)` : table;
  const one = db.prepare(`SELECT * FROM ${whole} WHERE id = ?`);
  const next = db.prepare(`SELECT id FROM ${table} WHERE id > ? ORDER BY id LIMIT ${pageSize}`);
  return {
    find(id: string): Row | undefined {
      const found = one.get(id);
      if (!found) return undefined;
      return Object.fromEntries(Object.entries(found).filter(([column]) => !ownNumbers.has(column)));
    },
    *ids(): Generator<string> {
      for (let last = ''; ;) {
        const page = next.all(last).map(({ id }) => String(id));
        yield* page;
        if (page.length < pageSize) return;
        last = page.at(-1) ?? '';
      }
    },
  };
}

/** Computes an item's expected row by running the view's own writer on an in-memory file. */
function createExpectation<T>(definition: ViewDefinition<T>, at: Date) {
  const db = new DatabaseSync(':memory:');
  db.exec(definition.sqlite.schema);
  db.exec('CREATE TABLE met_ids (id TEXT PRIMARY KEY) WITHOUT ROWID');
  // Time-dependent rows are compared as of the moment when the view was read.
  const writer = definition.sqlite.writer(db, () => at);
  const rows = rowsIn(db, definition.name);
  const meet = db.prepare('INSERT OR IGNORE INTO met_ids VALUES (?)');
  const met = db.prepare('SELECT 1 FROM met_ids WHERE id = ?');
  return {
    rowOf(id: string, item: T): Row | undefined {
      writer.save(item);
      const row = rows.find(id);
      writer.remove(id);
      return row;
    },
    meet: (id: string): void => void meet.run(id),
    hasMet: (id: string): boolean => met.get(id) !== undefined,
    close: () => db.close(),
  };
}

async function* changesOf<T>(view: ViewDefinition<T>, table: Table): AsyncGenerator<Change> {
  const { shards } = view;
  for (let shard = 0; shard < shards; shard += 1) {
    let cursor: string | undefined;
    do {
      const page = await table.query(
        { index: 'changes', pk: feedPartition(feedOf(view), shard), cursor },
        Change,
      );
      yield* page.items;
      ({ cursor } = page);
    } while (cursor);
  }
}

/**
 * Compares a view, as of its last refresh, with all items of its feed, page by page. It corrects nothing: staff
 * are told, because a difference means a faulty rule and not a faulty row.
 */
export async function compareView<T>(
  definition: ViewDefinition<T>,
  { db, refreshedAt }: { db: DatabaseSync; refreshedAt: Date },
  table: Table,
): Promise<Differences> {
  const found: Differences = { missing: [], extra: [], stale: [], count: 0, compared: 0 };
  const note = (kind: 'missing' | 'extra' | 'stale', id: string) => {
    found.count += 1;
    if (found[kind].length < maxNamed) found[kind].push(id);
  };
  const expected = createExpectation(definition, refreshedAt);
  const rows = rowsIn(db, definition.name);
  const settledBefore = idsSince(refreshedAt.getTime() - unsettledMilliseconds);

  function compare({ id, ...change }: Change): void {
    const isSettled = change.changeId < settledBefore;
    if (!change.deleted || !isSettled) expected.meet(id);
    if (change.deleted || !isSettled) return;
    found.compared += 1;
    const { data } = tryItem(definition.item, { id, ...change });
    // An unreadable item is reported wherever else it is read.
    if (data === undefined) return;
    const [row, wanted] = [rows.find(id), expected.rowOf(id, data)];
    if (isDeepStrictEqual(row, wanted)) return;
    if (row === undefined) note('missing', id);
    // A view with `keeps` must not hold a finished item that is too old.
    else note(wanted === undefined ? 'extra' : 'stale', id);
  }

  try {
    for await (const change of changesOf(definition, table)) compare(change);
    for (const id of rows.ids()) if (!expected.hasMet(id)) note('extra', id);
    return found;
  } finally {
    expected.close();
  }
}
