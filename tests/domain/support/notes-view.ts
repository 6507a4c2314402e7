import type { DatabaseSync } from 'node:sqlite';
import { onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import { log } from '#functions/platform/log.ts';
import type { ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { feedTable } from './feed-table.ts';
import { openTestView } from './open-view.ts';

const Note = z.object({ id: z.string(), text: z.string() });
type Note = z.infer<typeof Note>;

/** Refuses notes with the text `!`, to simulate a full disk or a broken row. */
const refuse = ({ text }: Note) => {
  if (text === '!') throw new Error('This row cannot be written');
};

type Notes = Record<string, string>;
const NoteRow = z.object({ id: z.string(), text: z.string() });
const notesOf = (rows: readonly unknown[]): Notes =>
  Object.fromEntries(rows.map((row) => NoteRow.parse(row)).map(({ id, text }) => [id, text]));

export const notes: ViewDefinition<Note, () => Promise<Notes>> = {
  name: 'notes',
  version: 1,
  shards: 1,
  item: Note,
  sqlite: {
    schema: 'CREATE TABLE notes (id TEXT PRIMARY KEY, text TEXT NOT NULL)',
    writer: (db: DatabaseSync) => ({
      save(note) {
        refuse(note);
        db.prepare('INSERT OR REPLACE INTO notes VALUES (?, ?)').run(note.id, note.text);
      },
      remove: (id) => void db.prepare('DELETE FROM notes WHERE id = ?').run(id),
    }),
    ask: (db) => async () => notesOf(db.prepare('SELECT id, text FROM notes ORDER BY id').all()),
  },
  postgres: {
    schema: (place) => `CREATE TABLE ${place}.notes (id text PRIMARY KEY, text text NOT NULL);`,
    async write(sql, place, { saved, removed }) {
      saved.forEach(refuse);
      await sql.query(`DELETE FROM ${place}.notes WHERE id = ANY(?::text[])`, [
        [...removed, ...saved.map(({ id }) => id)],
      ]);
      for (const { id, text } of saved)
        await sql.query(`INSERT INTO ${place}.notes VALUES (?, ?)`, [id, text]);
    },
    ask: (sql, place) => async () =>
      notesOf(await sql.query(`SELECT id, text FROM ${place}.notes ORDER BY id`)),
  },
};

/** View of notes in front of a feed that the test writes; the test closes it. */
export async function aNotesView({
  pageSize,
  freshMilliseconds = 0,
}: { pageSize?: number; freshMilliseconds?: number } = {}) {
  vi.spyOn(log, 'error').mockReturnValue();
  const feed = feedTable(notes, pageSize);
  const view = await openTestView(notes, { table: feed.table, freshMilliseconds });
  onTestFinished(view.close);
  const rows = () => view.ask();
  const read = async () => {
    await view.refresh();
    return rows();
  };
  return { feed, view, rows, read };
}
