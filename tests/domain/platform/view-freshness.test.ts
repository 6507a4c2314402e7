import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '#shared/values/ids.ts';
import { newChanges, withChanges } from '#functions/platform/table/changes.ts';
import { withDeadline } from '#functions/platform/deadline.ts';
import { createRefresh } from '#functions/platform/views/freshness.ts';
import { aNotesView } from '../support/notes-view.ts';

/** Long enough for a refresh to have asked the table. */
const underWay = () => new Promise((resolve) => setImmediate(resolve));

describe('refreshing', () => {
  it('that starts after a write always sees it, though another is under way', async () => {
    const { feed, view, rows } = await aNotesView();
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
    const { feed, view } = await aNotesView();
    const release = feed.hold();
    const calls = Array.from({ length: 20 }, () => view.refresh());
    await underWay();
    calls.push(...Array.from({ length: 20 }, () => view.refresh()));
    release();
    await Promise.all(calls);
    expect(feed.asked).toHaveLength(2);
  });

  it('within the time a view counts as fresh costs none', async () => {
    const { feed, view, rows } = await aNotesView({ freshMilliseconds: 60_000 });
    feed.write({ id: 'a', text: 'one' });
    await asking(() => view.refresh());
    feed.write({ id: 'b', text: 'two' });
    await asking(() => view.refresh());
    expect(await rows()).toEqual({ a: 'one' });
    expect(feed.asked).toHaveLength(1);
  });

  it('goes on after one that failed', async () => {
    const { feed, view, rows } = await aNotesView();
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
    const { feed, rows, view } = await aNotesView({ freshMilliseconds: 60_000 });
    await asking(() => view.refresh());
    const change = feed.write({ id: 'a', text: 'one' });
    await asking(() => view.refresh());
    expect(await rows()).toEqual({});
    await knowing(change, () => view.refresh());
    expect(await rows()).toEqual({ a: 'one' });
  });

  it('costs no look once it has been seen', async () => {
    const { feed, view } = await aNotesView({ freshMilliseconds: 60_000 });
    const change = feed.write({ id: 'a', text: 'one' });
    await knowing(change, () => view.refresh());
    await knowing(change, () => view.refresh());
    expect(feed.asked).toHaveLength(1);
  });

  it('waits for an index that shows it a little late', async () => {
    const { feed, rows, view } = await aNotesView({ freshMilliseconds: 60_000 });
    await asking(() => view.refresh());
    const change = feed.writeLate({ id: 'a', text: 'one' }, 2);
    await knowing(change, () => view.refresh());
    expect(await rows()).toEqual({ a: 'one' });
  });

  it('waits no longer once a newer change of the same thing was read in its place, with which it is answered', async () => {
    const { feed, rows, view } = await aNotesView({ freshMilliseconds: 60_000 });
    const at = Date.now();
    const overtaken = feed.write({ id: 'a', text: 'one' }, at - 1);
    feed.write({ id: 'a', text: 'two' }, at);
    await knowing(overtaken, () => view.refresh('whole'));
    expect(await rows()).toEqual({ a: 'two' });
    expect(feed.asked).toHaveLength(1);
  });

  it('takes another thing’s change for none of the one it waits for, though it is newer', async () => {
    const { feed, rows, view } = await aNotesView({ freshMilliseconds: 60_000 });
    const at = Date.now();
    const late = feed.writeLate({ id: 'a', text: 'one' }, 2);
    feed.write({ id: 'b', text: 'two' }, at + 1);
    await knowing(late, () => view.refresh());
    expect(await rows()).toEqual({ a: 'one', b: 'two' });
  });

  it('takes an older change of it for none either', async () => {
    const { feed, rows, view } = await aNotesView({ freshMilliseconds: 60_000 });
    feed.write({ id: 'a', text: 'one' }, Date.now() - 20);
    await asking(() => view.refresh());
    const change = feed.writeLate({ id: 'a', text: 'two' }, 1);
    await knowing(change, () => view.refresh());
    expect(await rows()).toEqual({ a: 'two' });
  });

  it('is answered without it in the end', async () => {
    const { feed, rows, view } = await aNotesView({ freshMilliseconds: 60_000 });
    await knowing(newId(), () => view.refresh());
    expect(await rows()).toEqual({});
    expect(feed.asked.length).toBeLessThanOrEqual(5);
  });

  it('waits for no change of long ago, whose place has been read', async () => {
    const { feed, view } = await aNotesView({ freshMilliseconds: 60_000 });
    await asking(() => view.refresh());
    await knowing(newId(Date.now() - 30_000), () => view.refresh());
    expect(feed.asked).toHaveLength(1);
  });
});

describe('what adds up all rows', () => {
  it('waits for all that is being read, where a list would show as much as is there', async () => {
    const { feed, rows, view } = await aNotesView({ pageSize: 1, freshMilliseconds: 1 });
    await asking(() => view.refresh());
    // Ten times as old as was asked for may still count as young.
    await new Promise((resolve) => setTimeout(resolve, 30));
    const before = Date.now();
    feed.write({ id: 'a', text: 'one' }, before - 2);
    feed.write({ id: 'b', text: 'two' }, before - 1);
    const release = feed.hold(1);
    const whole = asking(() => view.refresh('whole'));
    await vi.waitFor(async () => expect(await rows()).toEqual({ a: 'one' }), { timeout: 10_000 });
    // A list is answered after a second, from half of what was written.
    await asking(() => view.refresh());
    expect(await rows()).toEqual({ a: 'one' });
    release();
    await whole;
    expect(await rows()).toEqual({ a: 'one', b: 'two' });
  });
});

describe('a table out of breath', () => {
  let passed = 0;
  beforeEach(() => {
    passed = 0;
    const clock = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => clock() + passed);
  });

  /** Whatever engine keeps a view: how it is read, and whether it holds what was asked for. */
  function aFeed() {
    const state = { refusals: 0, isKnown: true };
    const read = vi.fn<() => Promise<number>>(async () => {
      if ((state.refusals -= 1) >= 0) throw new Error('The table is out of breath');
      return 0;
    });
    const refresh = createRefresh({ read, hasAwaited: async () => state.isKnown }, 500);
    return { read, refresh, state };
  }

  it('takes no list down that a copy can answer, and is left in peace for a while', async () => {
    const { read, refresh, state } = aFeed();
    await asking(refresh);
    passed += 20_000;
    state.refusals = 1;
    await asking(refresh);
    await asking(refresh);
    expect(read).toHaveBeenCalledTimes(2);
    passed += 1_000;
    await asking(refresh);
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is a refusal to who knows of a change, to who writes the copy down, and once the copy is old', async () => {
    const { refresh, state } = aFeed();
    await asking(refresh);
    const refused = async (ask: () => Promise<void>) => {
      passed += 5_000;
      state.refusals = 1;
      await expect(ask()).rejects.toThrow('out of breath');
    };
    state.isKnown = false;
    await refused(() => asking(refresh));
    state.isKnown = true;
    await refused(refresh);
    passed += 60_000;
    await refused(() => asking(refresh));
  });

  it('is asked less often while reading it takes long', async () => {
    const { read, refresh } = aFeed();
    read.mockImplementationOnce(async () => {
      passed += 600;
      return 0;
    });
    await asking(refresh);
    const looksAfter = async (milliseconds: number) => {
      passed += milliseconds;
      await asking(refresh);
      return read.mock.calls.length;
    };
    expect([await looksAfter(1_500), await looksAfter(1_000)]).toEqual([1, 2]);
  });
});

it('changes that never show up are waited for a few times, then for a while no more', async () => {
  const { feed, rows, view } = await aNotesView({ freshMilliseconds: 60_000 });
  await asking(() => view.refresh());
  const looksOf = async (change: string) => {
    const before = feed.asked.length;
    await knowing(change, () => view.refresh());
    return feed.asked.length - before;
  };
  for (let madeUp = 0; madeUp < 3; madeUp += 1) expect(await looksOf(newId())).toBe(4);
  expect(await looksOf(newId())).toBe(0);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000);
  const change = feed.write({ id: 'a', text: 'one' });
  expect(await looksOf(change)).toBe(1);
  expect(await rows()).toEqual({ a: 'one' });
  expect(await looksOf(newId())).toBe(4);
});

it('who has no time to wait for a view is told to come again, and the view goes on', async () => {
  const { feed, rows, view } = await aNotesView();
  feed.write({ id: 'a', text: 'one' });
  const release = feed.hold();
  await expect(
    withDeadline(
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
