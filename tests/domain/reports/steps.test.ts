import { describe, expect, it } from 'vitest';
import { noteSteps } from '#functions/domain/reports/steps/note-steps.ts';
import { searchMisses, stepsByDay } from '#functions/domain/reports/steps/read-steps.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

function visits() {
  const { table, put } = memoryTable();
  const at = (time: string) => contextOf(table, () => new Date(time));
  return {
    put,
    read: contextOf(table),
    steps: (time: string, ...steps: ('visit' | 'product' | 'cart' | 'checkout')[]) =>
      noteSteps(at(time), { steps, misses: [] }),
    misses: (time: string, ...misses: string[]) => noteSteps(at(time), { steps: [], misses }),
  };
}

describe('how far visitors came', () => {
  it('is added up by days in Vietnam, those of the period alone', async () => {
    const world = visits();
    // 00:30 on the first of November in Vietnam.
    await world.steps('2026-10-31T17:30:00.000Z', 'visit', 'visit', 'product');
    await world.steps('2026-10-31T16:30:00.000Z', 'visit');
    for (let nth = 0; nth < 20; nth += 1) await world.steps('2026-11-02T03:00:00.000Z', 'visit', 'cart');
    await world.steps('2026-11-03T03:00:00.000Z', 'checkout');
    await world.steps('2026-11-04T03:00:00.000Z', 'checkout');
    const days = await stepsByDay(world.read, { from: '2026-11-01', to: '2026-11-03' });
    expect([...days].toSorted(([a], [b]) => a.localeCompare(b))).toEqual([
      ['2026-11-01', { visit: 1, product: 1, cart: 0, checkout: 0 }],
      ['2026-11-02', { visit: 20, product: 0, cart: 20, checkout: 0 }],
      ['2026-11-03', { visit: 0, product: 0, cart: 0, checkout: 1 }],
    ]);
    const before = await stepsByDay(world.read, { from: '2026-10-31', to: '2026-11-01' });
    expect([...before.values()].map(({ visit }) => visit)).toEqual([1, 1]);
  });
});

describe('what was looked for in vain', () => {
  it('is added up over months, the most looked for first, however it was written', async () => {
    const world = visits();
    await world.misses('2026-09-10T03:00:00.000Z', 'nón lá', 'trà sen');
    await world.misses('2026-10-10T03:00:00.000Z', 'Non La', ' nón  lá ');
    await world.misses('2026-11-10T03:00:00.000Z', 'nón lá', 'bát');
    const found = (from: string, to: string) => searchMisses(world.read, { from, to });
    expect(await found('2026-11-01', '2026-11-30')).toEqual([
      { words: 'bát', count: 1 },
      { words: 'nón lá', count: 1 },
    ]);
    const all = await found('2026-09-01', '2026-11-30');
    expect(all.find(({ words }) => words === 'nón lá')?.count).toBe(2);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(6);
    // Of a longer time the last three months.
    await world.misses('2026-08-10T03:00:00.000Z', 'áo dài');
    expect((await found('2026-08-01', '2026-11-30')).map(({ words }) => words)).not.toContain('áo dài');
    expect((await found('2026-08-01', '2026-10-31')).map(({ words }) => words)).toContain('áo dài');
  });

  it('is shown by how often, whatever its letters', async () => {
    const world = visits();
    await world.misses('2026-11-10T03:00:00.000Z', 'bát', 'xôi', 'áo');
    await world.misses('2026-11-11T03:00:00.000Z', 'xôi');
    const found = await searchMisses(world.read, { from: '2026-11-01', to: '2026-11-30' });
    expect(found.map(({ words, count }) => `${words} ${count}`)).toEqual(['xôi 2', 'bát 1', 'áo 1']);
  });

  it.each([
    ['', false],
    ['  ', false],
    ['lan@cholang.test', false],
    ['0912345', false],
    ['09 12-34', false],
    ['số 091.234', false],
    ['áo 12345', true],
    ['trà', true],
  ])('keeps nothing that tells who looked: "%s" is kept: %s', async (typed, isKept) => {
    const world = visits();
    await world.misses('2026-11-10T03:00:00.000Z', typed);
    const found = await searchMisses(world.read, { from: '2026-11-01', to: '2026-11-30' });
    expect(found.length).toBe(isKept ? 1 : 0);
  });

  it('is no more than fifty words', async () => {
    const world = visits();
    for (let nth = 10; nth < 61; nth += 1) await world.misses('2026-11-10T03:00:00.000Z', `từ ${nth}`);
    const found = await searchMisses(world.read, { from: '2026-11-01', to: '2026-11-30' });
    expect([found.length, found[0]?.words]).toEqual([50, 'từ 10']);
  });
});
