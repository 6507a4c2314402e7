import { Readable } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { log } from '#functions/platform/log.ts';
import { createSnapshotKeeper } from '#functions/platform/views/snapshot-keeper.ts';
import { feedTable } from '../support/feed-table.ts';
import { notes } from '../support/notes-view.ts';

const hour = 3_600_000;
/** The minute in which a file was stored is all that is noted of it. */
const aMinute = Date.parse('2026-11-20T03:00:00.000Z');
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A container that keeps the snapshot of one view; another one starts with what it stored. */
function scene(maxKeptBytes = Infinity) {
  vi.spyOn(log, 'info').mockReturnValue();
  const feed = feedTable(notes);
  const stored: Blob[] = [];
  const bucket = {
    getStream: async () => {
      const last = stored.at(-1);
      return last && Readable.from([Buffer.from(await last.arrayBuffer())]);
    },
    put: async (_key: string, body: Blob | Uint8Array<ArrayBuffer>) =>
      void stored.push(new Blob([body instanceof Blob ? await body.arrayBuffer() : body])),
  };
  const container = () => {
    const keeper = createSnapshotKeeper();
    return { ...keeper, run: () => keeper.keep(notes, { table: feed.table, bucket, maxKeptBytes }) };
  };
  return { feed, stored, container };
}

describe('the snapshot of a view', () => {
  it('is stored where something changed since the container stored it, and not otherwise', async () => {
    const { feed, stored, container } = scene();
    const { run, close } = container();
    feed.write({ id: 'a', text: 'one' });
    await run();
    await run();
    expect(stored).toHaveLength(1);
    feed.write({ id: 'a', text: 'two' });
    await run();
    expect(stored).toHaveLength(2);
    close();
  });

  it('is not stored by a container that finds it as it is', async () => {
    const { feed, stored, container } = scene();
    feed.write({ id: 'a', text: 'one' }, Date.now() - hour);
    const [first, second] = [container(), container()];
    await first.run();
    await second.run();
    expect(stored).toHaveLength(1);
    first.close();
    second.close();
  });

  it('is stored after a day though nothing changed, and an empty one at once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: aMinute });
    const { stored, container } = scene();
    const { run, close } = container();
    await run();
    expect(stored).toHaveLength(1);
    vi.setSystemTime(aMinute + 24 * hour);
    await run();
    expect(stored).toHaveLength(1);
    vi.setSystemTime(aMinute + 24 * hour + 1);
    await run();
    expect(stored).toHaveLength(2);
    close();
  });

  it.each([
    ['stays open between runs while its file is small', Infinity, 1],
    ['has its file closed after each run where that is large', 4_096, 0],
  ])('%s', async (_, maxKeptBytes, open) => {
    const { feed, stored, container } = scene(maxKeptBytes);
    const { run, count, close } = container();
    for (const text of ['one', 'two']) {
      feed.write({ id: 'a', text });
      await run();
      expect(count()).toBe(open);
    }
    expect(stored).toHaveLength(2);
    close();
    expect(count()).toBe(0);
  });
});
