import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instantOfId, newId } from '#shared/values/ids.ts';
import { log } from '#functions/platform/log.ts';
import { tombstone } from '#functions/platform/views/view-feed.ts';
import { aNotesView, notes } from '../support/notes-view.ts';

const gone = (id: string) => ({ ...tombstone(notes, id), entity: 'note-gone' });

describe('a view catches up', () => {
  it('with what was written, changed and removed', async () => {
    const { feed, read } = await aNotesView();
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
    const { feed, read } = await aNotesView();
    const at = Date.now();
    feed.write({ id: 'a', text: 'one' }, at);
    await read();
    feed.write({ id: 'b', text: 'two' }, at);
    feed.write({ id: 'c', text: 'three' }, at);
    expect(Object.keys(await read())).toEqual(['a', 'b', 'c']);
  });

  it('with a write by a clock that is seconds behind', async () => {
    const { feed, read } = await aNotesView();
    feed.write({ id: 'a', text: 'one' });
    await read();
    feed.write({ id: 'late', text: 'two' }, Date.now() - 8_000);
    expect(await read()).toEqual({ a: 'one', late: 'two' });
  });

  it('page by page', async () => {
    const { feed, read } = await aNotesView({ pageSize: 3 });
    for (let n = 0; n < 10; n += 1) feed.write({ id: `n${n}`, text: String(n) }, Date.now() + n);
    expect(Object.keys(await read())).toHaveLength(10);
    expect(feed.asked.length).toBeGreaterThanOrEqual(4);
  });

  it('asking only for what is newer than it knows', async () => {
    const { feed, read } = await aNotesView();
    feed.write({ id: 'a', text: 'one' });
    await read();
    await read();
    const [first, second] = feed.asked.map(({ after }) => after ?? '');
    expect(second && first !== undefined && second > first).toBe(true);
  });

  it('its revision grows with what was applied, and rests when nothing was', async () => {
    const { feed, view, read } = await aNotesView();
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
    const { feed, read } = await aNotesView();
    feed.write({ id: 'a', text: 'one' });
    feed.write({ id: 'poison', text: 42 });
    feed.write({ id: 'b', text: 'two' });
    expect(await read()).toEqual({ a: 'one', b: 'two' });
    expect(log.error).toHaveBeenCalledOnce();
    feed.write({ id: 'poison', text: 'healed' });
    expect(await read()).toEqual({ a: 'one', b: 'two', poison: 'healed' });
  });

  it('when a page could not be written: it is read again', async () => {
    const { feed, view, read } = await aNotesView();
    feed.write({ id: 'a', text: 'one' }, Date.now() - 5);
    feed.write({ id: 'b', text: '!' });
    await expect(view.refresh()).rejects.toThrow('cannot be written');
    feed.write({ id: 'b', text: 'two' });
    expect(await read()).toEqual({ a: 'one', b: 'two' });
  });

  it('when its reading was cut short: the next goes on from where that came to', async () => {
    const { feed, view, read } = await aNotesView({ pageSize: 3 });
    const hour = 3_600_000;
    const began = Date.now() - 12 * hour;
    for (let n = 0; n < 9; n += 1) feed.write({ id: `n${n}`, text: String(n) }, began + n * hour);
    feed.failOnce(2);
    await expect(view.refresh()).rejects.toThrow('out of breath');
    expect(Object.keys(await read())).toHaveLength(9);
    const wentOnFrom = instantOfId(feed.asked[3]?.after ?? '') - began;
    expect(wentOnFrom).toBeGreaterThan(4 * hour);
    expect(wentOnFrom).toBeLessThan(5 * hour);
  });

  it('when the table failed once: the next call reads, fresh or not', async () => {
    const { feed, view, read } = await aNotesView({ freshMilliseconds: 60_000 });
    feed.write({ id: 'a', text: 'one' });
    feed.failOnce();
    await expect(view.refresh()).rejects.toThrow('out of breath');
    expect(await read()).toEqual({ a: 'one' });
  });
});

describe('an index in trouble', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
  const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

  it.each([11, 60, 240, 299])('that shows a change %i seconds late loses none', async (seconds) => {
    const { feed, read } = await aNotesView();
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
    const { feed, read } = await aNotesView();
    const before = { id: 'a', text: 'old', changeId: newId() };
    const after = { id: 'a', text: 'new', changeId: newId(Date.now() + 5) };
    for (const shown of [after, before, after]) {
      feed.show(shown);
      await read();
    }
    expect(await read()).toEqual({ a: 'new' });
  });

  it('is not written down anew for what it shows twice', async () => {
    const { feed, view, read } = await aNotesView();
    feed.write({ id: 'a', text: 'one' });
    await read();
    pass(61_000);
    await read();
    expect(view.revision).toBe(1);
  });
});
