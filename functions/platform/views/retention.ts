import type { DatabaseSync } from 'node:sqlite';
import type { FeedChanges } from './feed-changes.ts';
import { quoted } from './list-sql.ts';
import type { Column } from './listable.ts';
import { type PostgresTables, tableIn } from './postgres-table.ts';
import type { SqliteTables } from './sqlite-table.ts';

/** Rows leave this many days after the moment in `since`, unless `open` says they are in work. */
export type Retention<Name extends string> = { days: number; since: Name; open: Name };

type KeptView<T> = { name: string; columns: Record<string, Column<T>>; keeps: Retention<string> };

const dayMilliseconds = 86_400_000;
/** Rows are deleted in batches of this size, so that each transaction stays short. */
const batchSize = 500;

/** Returns the midnight UTC before which rows leave; all readers agree on it for a whole day. */
function oldestKept({ days }: Retention<string>, at: Date): string {
  const today = Math.floor(at.getTime() / dayMilliseconds);
  return new Date((today - days) * dayMilliseconds).toISOString();
}

function hasLeft<T>({ columns, keeps }: KeptView<T>, item: T, at: Date): boolean {
  const since = String(columns[keeps.since]?.of(item));
  return since < oldestKept(keeps, at) && columns[keeps.open]?.of(item) === 0;
}

const haveLeft = ({ since, open }: Retention<string>): string =>
  `${quoted(since)} < ? AND ${quoted(open)} = 0`;

type SqliteWriter<T> = ReturnType<SqliteTables<T, unknown>['writer']>;

/** Wraps a SQLite writer so that old rows are removed and old items are not added. */
export function sqliteWithRetention<T extends { id: string }>(
  declared: KeptView<T>,
  db: DatabaseSync,
  writer: SqliteWriter<T>,
  clock: () => Date = () => new Date(),
): SqliteWriter<T> {
  const { name, keeps } = declared;
  const old = db.prepare(`SELECT id FROM ${quoted(name)} WHERE ${haveLeft(keeps)}`);
  return {
    save: (item) => (hasLeft(declared, item, clock()) ? writer.remove(item.id) : writer.save(item)),
    remove: (id) => writer.remove(id),
    turn(at) {
      const left = old.all(oldestKept(keeps, at));
      for (const { id } of left) writer.remove(String(id));
      return left.length;
    },
  };
}

/** Does the same for PostgreSQL. */
export function postgresWithRetention<T extends { id: string }>(
  declared: KeptView<T>,
  write: PostgresTables<T, unknown>['write'],
): Required<Pick<PostgresTables<T, unknown>, 'write' | 'turn'>> {
  const { name, keeps } = declared;
  return {
    write(sql, place, { saved, removed }: FeedChanges<T>, now = new Date()) {
      const left = saved.filter((item) => hasLeft(declared, item, now));
      const kept = saved.filter((item) => !left.includes(item));
      return write(sql, place, { saved: kept, removed: [...removed, ...left.map(({ id }) => id)] });
    },
    async turn(sql, place, now) {
      const table = tableIn(place, name);
      const left = await sql.query(
        `DELETE FROM ${table} WHERE id IN (SELECT id FROM ${table} WHERE ${haveLeft(keeps)} LIMIT ${batchSize})
         RETURNING 1 AS left_it`,
        [oldestKept(keeps, now)],
      );
      return left.length;
    },
  };
}
