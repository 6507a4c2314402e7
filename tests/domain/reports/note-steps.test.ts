import { describe, expect, it, vi } from 'vitest';
import { noteSteps } from '#functions/domain/reports/steps/note-steps.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const at = '2026-11-10T03:00:00.000Z';
/** 800 days after that. */
const expiresAt = 1_863_399_600;

function visits() {
  const { table, put, rows } = memoryTable();
  const context = contextOf(table, () => new Date(at));
  const wordsOf = () =>
    rows().flatMap(({ entity, words, count }) => (entity === 'search-miss' ? [[words, count]] : []));
  const counted = () => rows().find(({ entity }) => entity === 'search-misses')?.['count'];
  return { table, put, rows, context, wordsOf, counted };
}

describe('steps that a browser tells of', () => {
  it('are counted once each, in one of eight parts of their day, and kept for 800 days', async () => {
    const { context, rows } = visits();
    const random = vi.spyOn(Math, 'random');
    for (const draw of [0, 0.999, 0.124]) {
      random.mockReturnValue(draw);
      await noteSteps(context, { steps: ['visit', 'visit', 'cart'], misses: [] });
    }
    const kept = { pk: 'STEPS#2026-11', entity: 'shop-steps', day: '2026-11-10', expiresAt };
    expect(rows()).toEqual([
      { ...kept, sk: '2026-11-10#0', visit: 2, cart: 2 },
      { ...kept, sk: '2026-11-10#7', visit: 1, cart: 1 },
    ]);
  });

  it('write nothing where there are none', async () => {
    const { context, rows } = visits();
    expect(await noteSteps(context, { steps: [], misses: [] })).toEqual({});
    expect(rows()).toEqual([]);
  });
});

describe('words that found nothing', () => {
  it('are kept for 800 days as they were typed first, and counted however they are written', async () => {
    const { context, rows } = visits();
    await noteSteps(context, { steps: [], misses: ['  Nón  Lá', '  Nón  Lá', 'non la'] });
    expect(rows()).toEqual([
      { pk: 'MISSES#2026-11', sk: 'COUNT', entity: 'search-misses', count: 1, expiresAt },
      {
        pk: 'MISSES#2026-11',
        sk: 'WORDS#non la',
        entity: 'search-miss',
        words: 'Nón Lá',
        count: 2,
        expiresAt,
      },
    ]);
  });

  it.each([
    [998, ['một', 'hai'], 1000],
    [999, ['một'], 1000],
    [1000, [], 1000],
  ])('are a thousand a month: beside %i others these new ones are kept: %j', async (count, words, after) => {
    const { put, context, wordsOf, counted } = visits();
    put([{ pk: 'MISSES#2026-11', sk: 'COUNT', entity: 'search-misses', count, expiresAt }]);
    await noteSteps(context, { steps: [], misses: ['một', 'hai'] });
    expect(wordsOf()).toEqual(words.map((word) => [word, 1]));
    expect(counted()).toBe(after);
  });

  it('are still counted again in a month that is full', async () => {
    const { put, context, wordsOf } = visits();
    await noteSteps(context, { steps: [], misses: ['một'] });
    put([{ pk: 'MISSES#2026-11', sk: 'COUNT', entity: 'search-misses', count: 1000, expiresAt }]);
    await noteSteps(context, { steps: [], misses: ['Mot'] });
    expect(wordsOf()).toEqual([['một', 2]]);
  });

  it('that somebody else begins at that moment are counted as one word', async () => {
    const world = visits();
    // The first write finds no such word; before the second somebody else has told of it.
    let writes = 0;
    const table = {
      ...world.table,
      write: async (operations: Parameters<typeof world.table.write>[0]) => {
        if ((writes += 1) === 2) await noteSteps(world.context, { steps: [], misses: ['một'] });
        return world.table.write(operations);
      },
    } as typeof world.table;
    await noteSteps(
      contextOf(table, () => new Date(at)),
      { steps: [], misses: ['một'] },
    );
    expect([writes, world.wordsOf(), world.counted()]).toEqual([2, [['một', 1]], 1]);
  });

  it.each([
    ['lan@', false],
    ['12345', true],
    ['123456', false],
    ['1-2 3.4-5 6', false],
    ['1--2345678', false],
    ['1--23456', true],
  ])('are not kept where they tell who looked: %s is kept: %s', async (typed, isKept) => {
    const { context, wordsOf } = visits();
    await noteSteps(context, { steps: [], misses: [typed] });
    expect(wordsOf().length).toBe(isKept ? 1 : 0);
  });
});
