import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';

const Row = z.object({ value: z.string() });

/** Stores what the local cloud must remember over restarts: clock, checkpoints, schedules, secrets. */
export function openState(home: string) {
  const db = new DatabaseSync(join(home, 'state.sqlite'));
  // A killed process loses nothing that was written; only a power failure could.
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF');
  db.exec('CREATE TABLE IF NOT EXISTS state (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
  const select = db.prepare('SELECT value FROM state WHERE key = ?');
  const selectAll = db.prepare('SELECT value FROM state WHERE key >= ? AND key <= ? ORDER BY key');
  const removeAll = db.prepare('DELETE FROM state WHERE key >= ? AND key <= ?');
  const upsert = db.prepare('INSERT OR REPLACE INTO state VALUES (?, ?)');
  return {
    read: (key: string): string | undefined => Row.optional().parse(select.get(key))?.value,
    /** Returns all values whose keys are in a range, sorted by key. */
    readAll: (from: string, to: string): string[] =>
      z
        .array(Row)
        .parse(selectAll.all(from, to))
        .map(({ value }) => value),
    /** Deletes all values whose keys are in a range. */
    removeAll: (from: string, to: string): void => void removeAll.run(from, to),
    write: (key: string, value: string): void => void upsert.run(key, value),
    close: () => db.close(),
  };
}

export type State = ReturnType<typeof openState>;
