import { describe, expect, it } from 'vitest';
import { ProgressReport, type ReadingProgress } from '#shared/library/reading-progress.ts';
import { createReadingQueue, type QueuedReport } from '#web/features/library/reader/api/reading-queue.ts';

const positionOf = (id: string) => ['c1', 'c2', 'c3'].indexOf(id) + 1 || undefined;
const report = (chapterId: string, given: object = {}) => ProgressReport.parse({ chapterId, ...given });
const saved = { at: '2026-12-01T00:00:00.000Z' } as ReadingProgress;

class Refusal extends Error {}

function aQueue(send: (id: string, report: ProgressReport) => Promise<ReadingProgress> = async () => saved) {
  const held = new Map<string, QueuedReport>();
  const sent: [string, ProgressReport][] = [];
  const shown: string[] = [];
  const world = { account: 'lan' as string | undefined, held, sent, shown };
  const queue = createReadingQueue({
    records: {
      read: async (key) => held.get(key),
      write: async (key, record) => void held.set(key, record),
      remove: async (key) => void held.delete(key),
      list: async () => [...held.values()],
    },
    account: () => world.account,
    send: async (id, given) => {
      sent.push([id, given]);
      return send(id, given);
    },
    isRefused: (error) => error instanceof Refusal,
    onSaved: (id) => shown.push(id),
  });
  return { ...world, world, queue };
}

describe('reports of reading', () => {
  it('wait as one for each document, and are sent once', async () => {
    const { queue, sent, held, shown } = aQueue();
    await Promise.all([
      queue.add('d1', report('c1', { paragraph: 3 }), positionOf),
      queue.add('d1', report('c2', { completed: ['c1'] }), positionOf),
      queue.add('d2', report('c1'), positionOf),
    ]);
    expect(await queue.find('d1')).toMatchObject({ chapterId: 'c2', completed: ['c1'] });
    await Promise.all([queue.sendAll(), queue.sendAll()]);
    await queue.sendAll();
    expect(sent.map(([id]) => id)).toEqual(['d1', 'd2']);
    expect(sent[0]?.[1]).toMatchObject({ chapterId: 'c2', completed: ['c1'] });
    expect([held.size, shown]).toEqual([0, ['d1', 'd2']]);
    expect(await queue.find('d1')).toBeUndefined();
  });

  it('stay until a network takes them, and the rest is not tried', async () => {
    let isOnline = false;
    const { queue, sent, held } = aQueue(async () => {
      if (!isOnline) throw new Error('network');
      return saved;
    });
    await queue.add('d1', report('c1'), positionOf);
    await queue.add('d2', report('c1'), positionOf);
    await queue.sendAll();
    expect([sent.length, held.size]).toEqual([1, 2]);
    isOnline = true;
    await queue.sendAll();
    expect([sent.length, held.size]).toEqual([3, 0]);
  });

  it('that are refused for good are dropped, and the others still sent', async () => {
    const { queue, held, shown } = aQueue(async (id) => {
      if (id === 'd1') throw new Refusal();
      return saved;
    });
    await queue.add('d1', report('c1'), positionOf);
    await queue.add('d2', report('c1'), positionOf);
    await queue.sendAll();
    expect([held.size, shown]).toEqual([0, ['d2']]);
  });

  it('that are added while one is sent are sent after it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { queue, sent, held } = aQueue(async () => {
      await promise;
      return saved;
    });
    await queue.add('d1', report('c1'), positionOf);
    const sending = queue.sendAll();
    await expect.poll(() => sent.length).toBe(1);
    await queue.add('d1', report('c3'), positionOf);
    resolve();
    await sending;
    expect(sent.map(([, { chapterId }]) => chapterId)).toEqual(['c1', 'c3']);
    expect(held.size).toBe(0);
  });

  it('belong to one member: nobody sends or sees those of another, and they go with them', async () => {
    const { queue, sent, held, world } = aQueue();
    await queue.add('d1', report('c1'), positionOf);
    world.account = 'minh';
    expect(await queue.find('d1')).toBeUndefined();
    await queue.sendAll();
    expect(sent).toEqual([]);
    await queue.add('d2', report('c1'), positionOf);
    await queue.forgetOthers();
    expect([...held.keys()]).toEqual(['minh:d2']);
    world.account = undefined;
    await queue.forgetOthers();
    await queue.add('d3', report('c1'), positionOf);
    expect(held.size).toBe(0);
    expect(await queue.find('d3')).toBeUndefined();
  });

  it('are dropped when their reader chooses another place', async () => {
    const { queue, held } = aQueue();
    await queue.add('d1', report('c3'), positionOf);
    await queue.add('d2', report('c3'), positionOf);
    await queue.drop('d1');
    expect([...held.keys()]).toEqual(['lan:d2']);
  });

  it('go on after a storage that failed once', async () => {
    const { queue, held } = aQueue();
    const set = held.set.bind(held);
    held.set = () => {
      throw new Error('full');
    };
    await expect(queue.add('d1', report('c1'), positionOf)).rejects.toThrow('full');
    held.set = set;
    await queue.add('d1', report('c2'), positionOf);
    expect(await queue.find('d1')).toMatchObject({ chapterId: 'c2' });
  });
});
