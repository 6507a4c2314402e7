import { describe, expect, it } from 'vitest';
import { runInChunks } from '#web/ui/list/bulk-run.ts';

const ids = (count: number) => Array.from({ length: count }, (_, place) => `r${place}`);

describe('an act over many rows', () => {
  it('is carried out some at a time, each row once, and says how far it is', async () => {
    const calls: number[] = [];
    const told: string[] = [];
    const outcome = await runInChunks(ids(7), async (chunk) => void calls.push(chunk.length), {
      size: 3,
      onProgress: ({ done, total }) => told.push(`${done}/${total}`),
    });
    expect(outcome).toEqual({ done: ids(7), refused: [], left: [] });
    expect(calls).toEqual([3, 3, 1]);
    expect(told).toEqual(['0/7', '3/7', '6/7']);
  });

  it('names those it was refused, and goes on with the others', async () => {
    const outcome = await runInChunks(
      ids(5),
      async (chunk) => ({ refused: chunk.filter((id) => id === 'r1').map((id) => ({ id, reason: 'khóa' })) }),
      { size: 2 },
    );
    expect(outcome.refused).toEqual([{ id: 'r1', reason: 'khóa' }]);
    expect(outcome.done).toEqual(['r0', 'r2', 'r3', 'r4']);
  });

  it('ends at the first call that fails: of its rows nobody knows', async () => {
    const failure = new Error('mất mạng');
    const outcome = await runInChunks(
      ids(5),
      async (chunk) => {
        if (chunk.includes('r2')) throw failure;
      },
      { size: 2 },
    );
    expect(outcome).toEqual({ done: ['r0', 'r1'], refused: [], left: ['r2', 'r3', 'r4'], failure });
  });

  it('begins nothing more once it is stopped', async () => {
    const stop = new AbortController();
    const outcome = await runInChunks(ids(5), async () => stop.abort(), { size: 2, signal: stop.signal });
    expect([outcome.done, outcome.left]).toEqual([
      ['r0', 'r1'],
      ['r2', 'r3', 'r4'],
    ]);
  });

  it('of nothing is nothing', async () => {
    expect(await runInChunks([], () => Promise.reject(new Error('asked')))).toEqual({
      done: [],
      refused: [],
      left: [],
    });
  });
});
