import type { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { log } from '#functions/platform/log.ts';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { withTimeLeft } from '#functions/platform/time-left.ts';
import { tombstone, type ViewDefinition } from '#functions/platform/views/view-feed.ts';
import { feedTable } from '../support/feed-table.ts';
import { openTestView } from '../support/open-view.ts';

const Note = z.object({ id: z.string(), text: z.string() });
type Note = z.infer<typeof Note>;

/** Notes with the text `!` cannot be written, as a full disk or a broken row would not. */
const refuse = ({ text }: Note) => {
  if (text === '!') throw new Error('This row cannot be written');
};

type Notes = Record<string, string>;
const NoteRow = z.object({ id: z.string(), text: z.string() });
const notesOf = (rows: readonly unknown[]): Notes =>
  Object.fromEntries(rows.map((row) => NoteRow.parse(row)).map(({ id, text }) => [id, text]));

const notes: ViewDefinition<Note, () => Promise<Notes>> = {
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

const open: { close: () => void }[] = [];

async function aView({
  pageSize,
  freshMilliseconds = 0,
}: { pageSize?: number; freshMilliseconds?: number } = {}) {
  const feed = feedTable(notes, pageSize);
  const view = await openTestView(notes, { table: feed.table, freshMilliseconds });
  open.push(view);
  const rows = () => view.ask();
  const read = async () => {
    await view.refresh();
    return rows();
  };
  return { feed, view, rows, read };
}

beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue());
afterEach(() => {
  vi.restoreAllMocks();
  for (const view of open.splice(0)) view.close();
});

const gone = (id: string) => ({ ...tombstone(notes, id), entity: 'note-gone' });

describe('a view catches up', () => {
  it('with what was written, changed and removed', async () => {
    const { feed, read } = await aView();
    feed.write({ id: 'a', text: 'one' });
    feed.write({ id: 'b', text: 'two' });
    expect(await read()).toEqual({ a: 'one', b: 'two' });
    feed.write({ id: 'a', text: 'uno' });
    expect(await read()).toEqual({ a: 'uno', b: 'two' });
    feed.write(gone('b'));
    expect(await read()).toEqual({ a: 'uno' });
    feed.write({ id: 'b', text: 'back' });
    expect(await read()).toEqual({ a: 'uno', b: 'back' });
  });

  it('with two writes in the same millisecond', async () => {
    const { feed, read } = await aView();
    const at = Date.now();
    feed.write({ id: 'a', text: 'one' }, at);
    await read();
    feed.write({ id: 'b', text: 'two' }, at);
    feed.write({ id: 'c', text: 'three' }, at);
    expect(Object.keys(await read())).toEqual(['a', 'b', 'c']);
  });

  it('with a write by a clock that is seconds behind', async () => {
    const { feed, read } = await aView();
    feed.write({ id: 'a', text: 'one' });
    await read();
    feed.write({ id: 'late', text: 'two' }, Date.now() - 8_000);
    expect(await read()).toEqual({ a: 'one', late: 'two' });
  });

  it('page by page', async () => {
    const { feed, read } = await aView({ pageSize: 3 });
    for (let n = 0; n < 10; n += 1) feed.write({ id: `n${n}`, text: String(n) }, Date.now() + n);
    expect(Object.keys(await read())).toHaveLength(10);
    expect(feed.asked.length).toBeGreaterThanOrEqual(4);
  });

  it('asking only for what is newer than it knows', async () => {
    const { feed, read } = await aView();
    feed.write({ id: 'a', text: 'one' });
    await read();
    await read();
    const [first, second] = feed.asked.map(({ after }) => after ?? '');
    expect(second && first !== undefined && second > first).toBe(true);
  });

  it('its revision grows with what was applied, and rests when nothing was', async () => {
    const { feed, view, read } = await aView();
    feed.write({ id: 'a', text: 'one' });
    feed.write({ id: 'b', text: 'two' });
    await read();
    expect(view.revision).toBe(2);
    await read();
    await read();
    expect(view.revision).toBe(2);
  });
});

describe('a view stays useful', () => {
  it('when one item cannot be read', async () => {
    const { feed, read } = await aView();
    feed.write({ id: 'a', text: 'one' });
    feed.write({ id: 'poison', text: 42 });
    feed.write({ id: 'b', text: 'two' });
    expect(await read()).toEqual({ a: 'one', b: 'two' });
    expect(log.error).toHaveBeenCalledOnce();
    feed.write({ id: 'poison', text: 'healed' });
    expect(await read()).toEqual({ a: 'one', b: 'two', poison: 'healed' });
  });

  it('when a page could not be written: it is read again', async () => {
    const { feed, view, read } = await aView();
    feed.write({ id: 'a', text: 'one' }, Date.now() - 5);
    feed.write({ id: 'b', text: '!' });
    await expect(view.refresh()).rejects.toThrow('cannot be written');
    feed.write({ id: 'b', text: 'two' });
    expect(await read()).toEqual({ a: 'one', b: 'two' });
  });

  it('when the table failed once: the next call reads, fresh or not', async () => {
    const { feed, view, read } = await aView({ freshMilliseconds: 60_000 });
    feed.write({ id: 'a', text: 'one' });
    feed.failOnce();
    await expect(view.refresh()).rejects.toThrow('out of breath');
    expect(await read()).toEqual({ a: 'one' });
  });
});

/** Long enough for a refresh to have asked the table. */
const underWay = () => new Promise((resolve) => setImmediate(resolve));

describe('refreshing', () => {
  it('that starts after a write always sees it, though another is under way', async () => {
    const { feed, view, rows } = await aView();
    const release = feed.hold();
    const first = view.refresh();
    await underWay();
    feed.write({ id: 'a', text: 'one' });
    const second = view.refresh();
    release();
    await first;
    await second;
    expect(await rows()).toEqual({ a: 'one' });
  });

  it('by many at once costs one read, and those that come meanwhile share one more', async () => {
    const { feed, view } = await aView();
    const release = feed.hold();
    const calls = Array.from({ length: 20 }, () => view.refresh());
    await underWay();
    calls.push(...Array.from({ length: 20 }, () => view.refresh()));
    release();
    await Promise.all(calls);
    expect(feed.asked).toHaveLength(2);
  });

  it('within the time a view counts as fresh costs none', async () => {
    const { feed, view, rows } = await aView({ freshMilliseconds: 60_000 });
    feed.write({ id: 'a', text: 'one' });
    await asking(() => view.refresh());
    feed.write({ id: 'b', text: 'two' });
    await asking(() => view.refresh());
    expect(await rows()).toEqual({ a: 'one' });
    expect(feed.asked).toHaveLength(1);
  });

  it('goes on after one that failed', async () => {
    const { feed, view, rows } = await aView();
    feed.failOnce();
    const release = feed.hold();
    const failing = view.refresh();
    await underWay();
    const waiting = view.refresh();
    feed.write({ id: 'a', text: 'one' });
    release();
    await expect(failing).rejects.toThrow('out of breath');
    await waiting;
    expect(await rows()).toEqual({ a: 'one' });
  });
});

/** Asks as a caller who knows of no change. */
const asking = <T>(ask: () => T): T => withChanges(newChanges(undefined, Date.now()), ask);

/** Asks as a caller who knows of a change. */
const knowing = <T>(id: string, ask: () => T): T => withChanges(newChanges(`notes.0.${id}`, Date.now()), ask);

describe('who knows of a change', () => {
  it('is answered with it, however young the last look is', async () => {
    const { feed, rows, view } = await aView({ freshMilliseconds: 60_000 });
    await asking(() => view.refresh());
    const change = feed.write({ id: 'a', text: 'one' });
    await asking(() => view.refresh());
    expect(await rows()).toEqual({});
    await knowing(change, () => view.refresh());
    expect(await rows()).toEqual({ a: 'one' });
  });

  it('costs no look once it has been seen', async () => {
    const { feed, view } = await aView({ freshMilliseconds: 60_000 });
    const change = feed.write({ id: 'a', text: 'one' });
    await knowing(change, () => view.refresh());
    await knowing(change, () => view.refresh());
    expect(feed.asked).toHaveLength(1);
  });

  it('waits for an index that shows it a little late', async () => {
    const { feed, rows, view } = await aView({ freshMilliseconds: 60_000 });
    await asking(() => view.refresh());
    const change = feed.writeLate({ id: 'a', text: 'one' }, 2);
    await knowing(change, () => view.refresh());
    expect(await rows()).toEqual({ a: 'one' });
  });

  it('is answered without it in the end', async () => {
    const { feed, rows, view } = await aView({ freshMilliseconds: 60_000 });
    await knowing(newId(), () => view.refresh());
    expect(await rows()).toEqual({});
    expect(feed.asked.length).toBeLessThanOrEqual(5);
  });

  it('waits for no change of long ago, whose place has been read', async () => {
    const { feed, view } = await aView({ freshMilliseconds: 60_000 });
    await asking(() => view.refresh());
    await knowing(newId(Date.now() - 30_000), () => view.refresh());
    expect(feed.asked).toHaveLength(1);
  });
});

describe('an index in trouble', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  it.each([11, 60, 240, 299])('that shows a change %i seconds late loses none', async (seconds) => {
    const { feed, read } = await aView();
    const at = Date.now();
    for (let passed = 0; passed < seconds; passed += 1) {
      pass(1000);
      await read();
    }
    feed.write({ id: 'late', text: 'one' }, at);
    pass(60_000);
    expect(await read()).toEqual({ late: 'one' });
  });

  it('that shows an item as it was before is put right by the next look', async () => {
    const { feed, read } = await aView();
    const before = { id: 'a', text: 'old', changeId: newId() };
    const after = { id: 'a', text: 'new', changeId: newId(Date.now() + 5) };
    for (const shown of [after, before, after]) {
      feed.show(shown);
      await read();
    }
    expect(await read()).toEqual({ a: 'new' });
  });

  it('is not written down anew for what it shows twice', async () => {
    const { feed, view, read } = await aView();
    feed.write({ id: 'a', text: 'one' });
    await read();
    pass(61_000);
    await read();
    expect(view.revision).toBe(1);
  });
});

it('who has no time to wait for a view is told to come again, and the view goes on', async () => {
  const { feed, rows, view } = await aView();
  feed.write({ id: 'a', text: 'one' });
  const release = feed.hold();
  await expect(
    withTimeLeft(
      () => 520,
      () => view.refresh(),
    ),
  ).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    details: { retryAfter: 2 },
  });
  release();
  await view.refresh();
  expect(await rows()).toEqual({ a: 'one' });
  expect(feed.asked.length).toBeLessThanOrEqual(2);
});
