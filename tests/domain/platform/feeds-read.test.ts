import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idsSince, instantOfId } from '#shared/values/ids.ts';
import { newChangeId } from '#functions/platform/table/change-id.ts';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { createFeedReader, type FeedState, type FeedStore } from '#functions/platform/views/feed-reader.ts';
import { sqliteFeed } from '#functions/platform/views/sqlite-feed.ts';
import { readMark } from '#functions/platform/views/view-file.ts';
import { feedTable } from '../support/feed-table.ts';
import { notes } from '../support/notes-view.ts';
import { moveClock } from '../support/secret.ts';

const began = Date.UTC(2026, 10, 22, 3);
const second = 1000;
const change = (id: string, text: string, at = began) => ({ id, text, changeId: newChangeId(id, at) });
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

describe('the feed of a view in a file', () => {
  function aFeed() {
    const db = new DatabaseSync(':memory:');
    db.exec('CREATE TABLE feed_marks (shard INTEGER PRIMARY KEY, read_until INTEGER NOT NULL)');
    db.exec(notes.sqlite.schema);
    const feed = sqliteFeed(notes, db);
    const marks = async () => [(await feed.state()).marks[0], readMark(db, 0)];
    return { db, feed, marks, rows: notes.sqlite.ask(db) };
  }

  it('writes each change once, with how far that brings the reading, which never goes back', async () => {
    const { feed, marks, rows } = aFeed();
    const one = change('a', 'one');
    expect(feed.write([one, change('b', 'two')], { shard: 0, until: began })).toBe(2);
    expect([await rows(), await marks()]).toEqual([{ a: 'one', b: 'two' }, [began, began]]);
    expect(feed.write([one], { shard: 0, until: began + second })).toBe(0);
    expect(await marks()).toEqual([began, began]);
    const gone = { id: 'b', changeId: newChangeId('b', began + 1), deleted: true as const };
    expect(
      feed.write([change('a', 'older'), change('a', 'three'), gone], { shard: 0, until: began - second }),
    ).toBe(2);
    expect([await rows(), await marks()]).toEqual([{ a: 'three' }, [began, began]]);
  });

  it('writes a page whole or not at all, and goes on after one that failed', async () => {
    const { feed, marks, rows } = aFeed();
    const broken = [change('a', 'one'), change('b', '!')];
    expect(() => feed.write(broken, { shard: 0, until: began })).toThrow('cannot be written');
    expect([await rows(), await marks()]).toEqual([{}, [0, 0]]);
    expect(feed.write([change('a', 'one')], { shard: 0, until: began })).toBe(1);
    expect(await rows()).toEqual({ a: 'one' });
  });

  it('notes in the file how far it was read where something changed, or else once a minute', async () => {
    const { db, feed } = aFeed();
    const finish = async (mark: number, changed: number) => {
      await feed.finish({ marks: [mark], lookedFarAt: 7 }, changed);
      expect(await feed.state()).toEqual({ marks: [mark], lookedFarAt: 7 });
      return readMark(db, 0);
    };
    expect(await finish(60 * second, 0)).toBe(0);
    expect(await finish(60 * second + 1, 0)).toBe(60 * second + 1);
    expect(await finish(61 * second, 0)).toBe(60 * second + 1);
    expect(await finish(61 * second, 1)).toBe(61 * second);
  });

  it('holds a change it has written, or a newer one of the same thing', () => {
    const { feed } = aFeed();
    const [older, newer] = [change('a', 'one', began - second), change('a', 'two')];
    void feed.write([newer], { shard: 0, until: began });
    expect([
      feed.holds([newer.changeId]),
      feed.holds([older.changeId]),
      feed.holds([newChangeId('a', began + second)]),
      feed.holds([older.changeId, newChangeId('b', began - second)]),
      feed.holds([]),
    ]).toEqual([true, true, false, false, true]);
    expect(feed.turn(new Date(began))).toBe(0);
  });
});

describe('a feed that is read', () => {
  function aReader(state: FeedState = { marks: [0], lookedFarAt: 0 }, counts: number[] = []) {
    vi.useFakeTimers({ now: began, toFake: ['Date'] });
    moveClock(0);
    const feed = feedTable(notes, 1);
    let kept = state;
    const told: unknown[] = [];
    const store: FeedStore = {
      state: () => kept,
      write: (changes, { shard, until }) => {
        told.push([changes.map(({ id }) => id).join(''), shard, until]);
        return counts.shift() ?? changes.length;
      },
      turn: (at) => (told.push(['turn', at.getTime()]), 3),
      finish: (reached, changed) => {
        told.push(['finish', changed]);
        kept = reached;
      },
      forget: (oldest) => void told.push(['forget', instantOfId(oldest)]),
      holds: (ids) => ids.every((id) => id.endsWith('0')),
    };
    const { read, hasAwaited } = createFeedReader(notes, store, feed.table);
    const from = () => feed.asked.map(({ after }) => instantOfId(after ?? ''));
    return { feed, read, hasAwaited, told, from, state: () => kept };
  }

  it('is written page by page up to the last change of each, and counted with what says something else by itself', async () => {
    const { feed, read, told, state } = aReader();
    feed.write({ id: 'a', text: 'one' }, began - 2 * second);
    // A writer's clock may be ahead.
    feed.write({ id: 'b', text: 'two' }, began + 5 * second);
    expect(await read()).toBe(5);
    expect(told).toEqual([
      ['a', 0, began - 2 * second],
      ['b', 0, began],
      ['turn', began],
      ['finish', 5],
      ['forget', began - 620 * second],
    ]);
    expect(state()).toEqual({ marks: [began], lookedFarAt: began });
    expect(feed.asked.map(({ limit }) => limit)).toEqual([1000, 1000]);
  });

  it('is looked at far back once a minute, and else a little before where it was read to', async () => {
    const { read, from, told, state } = aReader({
      marks: [began - second],
      lookedFarAt: began - 30 * second,
    });
    await read();
    expect(state()).toEqual({ marks: [began], lookedFarAt: began - 30 * second });
    vi.setSystemTime(began + 29_999);
    await read();
    expect(told.filter((one) => Array.isArray(one) && one[0] === 'forget')).toEqual([]);
    vi.setSystemTime(began + 30_000);
    await read();
    expect(from()).toEqual([began - 11 * second, began - 10 * second, began + 29_999 - 310 * second]);
    expect(told.at(-1)).toEqual(['forget', began + 30_000 - 620 * second]);
    expect(state().lookedFarAt).toBe(began + 30_000);
  });

  it('has all that is awaited where nothing is, where it was read past it, or where its store holds it', async () => {
    const { hasAwaited } = aReader({ marks: [began], lookedFarAt: began });
    const knowing = (at: number, end: string) =>
      withChanges(newChanges(`notes.0.${idsSince(at)}${'A'.repeat(15)}${end}`, began), hasAwaited);
    expect([
      await hasAwaited(),
      await knowing(began - 10 * second - 1, '1'),
      await knowing(began - 10 * second + 1, '1'),
      await knowing(began, '0'),
    ]).toEqual([true, true, false, true]);
  });
});
