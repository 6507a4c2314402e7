import { describe, expect, it } from 'vitest';
import { everybodyRoom } from '#shared/rooms/common-rooms.ts';
import { liveKeys } from '#functions/domain/live/live-keys.ts';
import { mergeHints } from '#functions/domain/live/gather-hints.ts';
import type { Table } from '#functions/platform/table/table.ts';
import { aLine, member, socketIds } from './large-room-scene.ts';

const marketRoom = everybodyRoom().name;
const begun = Date.parse('2026-11-22T03:00:00.000Z');

let arrivals = 0;
const arrived = (...productIds: string[]) =>
  ({ type: 'goods.arrived', id: `arrival-${(arrivals += 1)}`, productIds }) as const;
const voucher = (...voucherIds: string[]) => ({ type: 'voucher.changed', id: 'v', voucherIds }) as const;

const many = (count: number, name: string) => Array.from({ length: count }, (_, nth) => `${name}${nth}`);

/** Everybody there is: somebody with one page open. */
function scene() {
  const clock = { at: begun };
  const line = aLine(() => new Date(clock.at));
  line.put([member(marketRoom, 'lan')]);
  const waiting = () => line.queue.map(({ type }) => type);
  return { ...line, clock, waiting };
}

describe('what everybody is to hear', () => {
  it('is told as one hint for all that happened within its seconds, each thing named once', async () => {
    const { run, settle, heard, said, waiting, clock } = scene();
    for (const ids of [['p1', 'p2'], ['p2'], ['p3']]) await run(arrived(...ids));
    expect([heard, waiting()]).toEqual([[], ['hint.gathered']]);
    clock.at += 10_000;
    await settle();
    expect(heard).toEqual(['lan']);
    expect(said).toEqual([
      {
        type: 'goods.arrived',
        id: expect.any(String) as string,
        productIds: ['p1', 'p2', 'p3'],
        room: marketRoom,
        sequence: 0,
        at: new Date(clock.at).toISOString(),
      },
    ]);
  });

  it('is one hint for each kind of event', async () => {
    const { run, settle, said } = scene();
    for (const event of [arrived('p1'), voucher('a'), arrived('p2'), voucher('b')]) await run(event);
    await settle();
    expect(said).toMatchObject([{ productIds: ['p1', 'p2'] }, { voucherIds: ['a', 'b'] }]);
  });

  it('names nothing twice that comes twice', async () => {
    const { run, settle, said } = scene();
    const event = arrived('p1');
    await run(event);
    await run(event);
    await settle();
    expect(said).toMatchObject([{ productIds: ['p1'] }]);
  });

  it('opens the next hint where it comes too late for one', async () => {
    const { run, settle, said } = scene();
    await run(arrived('p1'));
    await settle();
    await run(arrived('p2'));
    await settle();
    expect(said).toMatchObject([{ productIds: ['p1'] }, { productIds: ['p2'] }]);
  });

  it('reaches a large room chunk by chunk', async () => {
    const { run, put, settle, heard } = scene();
    const ids = socketIds(600);
    put(ids.map((id) => member(marketRoom, id)));
    await run(arrived('p1'));
    await settle();
    expect(heard).toEqual(['lan', ...ids]);
  });

  it.each([
    [298, 1],
    [299, 2],
  ])('beside %s others two more are told in %s', async (count, hints) => {
    const { run, settle, said, waiting } = scene();
    await run(arrived(...many(count, 'a')));
    await run(arrived('a0', 'x', 'y'));
    expect(waiting()[0]).toBe('hint.gathered');
    await settle();
    expect(said).toHaveLength(hints);
    const named = said.flatMap((one) => (one as { productIds: string[] }).productIds);
    expect(new Set(named)).toEqual(new Set([...many(count, 'a'), 'x', 'y']));
  });

  it.each([
    [60_000, [['p1', 'p2']]],
    [60_001, [['p1'], ['p2']]],
  ])('that nobody took up for %s ms is told as %o with the next', async (late, told) => {
    const { run, queue, settle, said, clock } = scene();
    await run(arrived('p1'));
    // Its message is lost.
    const [lost] = queue.splice(0);
    clock.at += late;
    await run(arrived('p2'));
    if (told.length === 1 && lost) queue.push(lost);
    await settle();
    expect(said).toMatchObject(told.map((productIds) => ({ productIds })));
  });
});

describe('the message that ends a hint', () => {
  it('tells it once, though it comes twice', async () => {
    const { run, queue, settle, heard } = scene();
    await run(arrived('p1'));
    const [end] = queue;
    await settle();
    if (end) await run(end);
    await settle();
    expect([end?.type, heard]).toEqual(['hint.gathered', ['lan']]);
  });

  it('leaves alone the hint behind one that was full', async () => {
    const { run, queue, settle, said } = scene();
    await run(arrived(...many(300, 'a')));
    const [first] = queue.splice(0);
    await run(arrived('p1'));
    const next = queue.splice(0);
    expect(first && (await run(first))).toBe(true);
    expect([first?.type, queue]).toEqual(['hint.gathered', []]);
    await run(arrived('p2'));
    queue.push(...next);
    await settle();
    expect(said).toMatchObject([{ productIds: many(300, 'a') }, { productIds: ['p1', 'p2'] }]);
  });

  it('that fails loses nothing: it comes again', async () => {
    const { run, queue, settle, said, table } = scene();
    await run(arrived('p1'));
    const [end] = queue.splice(0);
    if (!end) throw new Error('No hint was opened');
    const broken: Table = { ...table, write: () => Promise.reject(new Error('no table')) };
    expect(await run(end, broken)).toBe(false);
    await run(arrived('p2'));
    await run(end);
    await settle();
    expect(said).toMatchObject([{ productIds: ['p1', 'p2'] }]);
  });
});

/** A table in which somebody else writes between the reading and the writing of a run, once. */
function interrupted(table: Table, meanwhile: () => Promise<unknown>): Table {
  let isOver = false;
  const write: Table['write'] = async (operations) => {
    if (!isOver) {
      isOver = true;
      await meanwhile();
    }
    return table.write(operations);
  };
  return { ...table, write };
}

describe('of two at once both are told', () => {
  it('where both open a hint', async () => {
    const { run, settle, said, table } = scene();
    await run(
      arrived('p1'),
      interrupted(table, () => run(arrived('p2'))),
    );
    await settle();
    expect(said).toMatchObject([{ productIds: ['p2', 'p1'] }]);
  });

  it('where both join one', async () => {
    const { run, settle, said, table } = scene();
    await run(arrived('p1'));
    await run(
      arrived('p2'),
      interrupted(table, () => run(arrived('p3'))),
    );
    await settle();
    expect(said).toMatchObject([{ productIds: ['p1', 'p3', 'p2'] }]);
  });

  it('where one joins while the hint is ended', async () => {
    const { run, queue, settle, said, table } = scene();
    await run(arrived('p1'));
    const [end] = queue.splice(0);
    if (end)
      await run(
        end,
        interrupted(table, () => run(arrived('p2'))),
      );
    await settle();
    expect(said).toMatchObject([{ productIds: ['p1', 'p2'] }]);
  });

  it('where the hint is ended while one joins', async () => {
    const { run, settle, said, table } = scene();
    await run(arrived('p1'));
    await run(arrived('p2'), interrupted(table, settle));
    await settle();
    expect(said).toMatchObject([{ productIds: ['p1'] }, { productIds: ['p2'] }]);
  });

  it('where the hint is ended and the next opened while one joins', async () => {
    const { run, settle, said, table } = scene();
    await run(arrived('p1'));
    const next = async () => {
      await settle();
      await run(arrived('p2'));
    };
    await run(arrived('p3'), interrupted(table, next));
    await settle();
    expect(said).toMatchObject([{ productIds: ['p1'] }, { productIds: ['p2', 'p3'] }]);
  });

  it('where another ended it, and the next was opened', async () => {
    const { run, queue, settle, said, table } = scene();
    await run(arrived('p1'));
    const [end] = queue.splice(0);
    if (!end) throw new Error('No hint was opened');
    const next = async () => {
      await run(end);
      await run(arrived('p2'));
    };
    expect(await run(end, interrupted(table, next))).toBe(true);
    await settle();
    expect(said).toHaveLength(2);
    expect(said).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ productIds: ['p1'] }),
        expect.objectContaining({ productIds: ['p2'] }),
      ]),
    );
  });

  it('where both end it, as one', async () => {
    const { run, queue, settle, said, table } = scene();
    await run(arrived('p1'));
    const [end] = queue.splice(0);
    if (end)
      await run(
        end,
        interrupted(table, () => run(end)),
      );
    await settle();
    expect(said).toHaveLength(1);
  });

  it('where one fills it that another ends', async () => {
    const { run, queue, settle, said, table } = scene();
    await run(arrived(...many(300, 'a')));
    const [end] = queue.splice(0);
    if (!end) throw new Error('No hint was opened');
    await run(
      arrived('p1'),
      interrupted(table, () => run(end)),
    );
    await settle();
    expect(said).toMatchObject([{ productIds: many(300, 'a') }, { productIds: ['p1'] }]);
  });
});

it('a hint stays until it is told: its row does not run out', async () => {
  const { run, rows } = scene();
  await run(arrived('p1'));
  const { pk, sk } = liveKeys.gathered('goods.arrived');
  const row = rows().find((one) => one['pk'] === pk && one['sk'] === sk);
  expect(row).toMatchObject({ entity: 'gathered-hint', version: 1 });
  expect(row).not.toHaveProperty('expiresAt');
});

it.each([
  ['purchases.0.01B', 'purchases.0.01C', 'purchases.0.01C'],
  ['purchases.0.01C', 'purchases.0.01B', 'purchases.0.01C'],
  ['purchases.0.01B', 'purchases.1.01A', 'purchases.0.01B,purchases.1.01A'],
  ['purchases.0.01B,purchases.1.01A', 'purchases.1.01C', 'purchases.0.01B,purchases.1.01C'],
  ['purchases.0.01B', undefined, 'purchases.0.01B'],
  [undefined, undefined, undefined],
])('changes %s and %s are known as %s', (before, next, both) => {
  const hint = (change: string | undefined) => ({ ...arrived('p1'), ...(change && { change }) });
  expect(mergeHints(hint(before), hint(next)).change).toBe(both);
});
