import { describe, expect, it } from 'vitest';
import { uploadItem } from '#functions/domain/media/uploads.ts';
import { listEvents } from '#functions/domain/orders/reading/order-events.ts';
import { inspected } from '#functions/domain/returns/inspect-return.ts';
import { chooseResolution } from '#functions/domain/returns/choose-resolution.ts';
import { listSteps } from '#functions/domain/returns/read-returns.ts';
import { soldItem } from '#tests/support/invoices.ts';
import { aWaitingOrder } from '#tests/support/payments.ts';
import { aReturn, aReturnItem } from './a-return.ts';
import { received, returnWorld } from './return-world.ts';

const items = [
  aReturnItem({ itemId: 'tea', quantity: 3, unitTotal: 100_000 }),
  aReturnItem({ itemId: 'cup', quantity: 2, unitTotal: 50_000, name: 'Chén' }),
];
const paying = aWaitingOrder({
  items: [
    { ...soldItem({ price: 100_000, quantity: 3 }), id: 'tea' },
    { ...soldItem({ price: 50_000, quantity: 2 }), id: 'cup' },
  ],
  subtotal: 400_000,
  shippingFee: 40_000,
});
const line = (itemId: string, passed: number, given: object = {}) => ({
  itemId,
  passed,
  restocked: 0,
  note: '',
  media: [],
  lots: [],
  ...given,
});

describe('what somebody found of the goods', () => {
  it('is said of each line, in the order of the return, and counts what is refused', () => {
    const lots = [{ code: 'A', expiresOn: '', quantity: 1 }];
    const said = {
      note: '',
      lines: [line('cup', 1, { note: 'Xước', media: ['u1'] }), line('tea', 2, { restocked: 1, lots })],
    };
    const found = inspected(aReturn({ items }), said, paying);
    expect(found).toMatchObject({
      qaResult: 'partial',
      refusedPieces: 2,
      // Five eighths of what was bought, with as much of the shipping.
      refundAmount: 275_000,
      items: [
        { itemId: 'tea', passed: 2, restocked: 1, qaNote: '', refundAmount: 200_000, lots },
        { itemId: 'cup', passed: 1, restocked: 0, qaNote: 'Xước', refundAmount: 50_000 },
      ],
      inspectionMedia: [{ id: 'u1', itemId: 'cup', ready: false }],
      effects: { fault: 'shop', goods: 250_000, shipping: 25_000 },
    });
    expect(found.items[1]).not.toHaveProperty('lots');
    const goods = inspected(aReturn({ items, resolution: 'exchange' }), said, paying);
    expect([goods.refundAmount, goods.effects.goods]).toEqual([275_000, 0]);
  });

  it.each([
    ['all passed', { qaResult: 'passed', restock: true }, 'damaged', [3, 2], [3, 2]],
    ['all passed and none is sold again', { qaResult: 'passed', restock: false }, 'other', [3, 2], [0, 0]],
    ['all passed, and damage was named', { qaResult: 'passed' }, 'damaged', [3, 2], [0, 0]],
    ['all passed, and none was named', { qaResult: 'passed' }, 'changed_mind', [3, 2], [3, 2]],
    ['all failed', { qaResult: 'failed', restock: true }, 'other', [0, 0], [0, 0]],
    ['nothing is said', {}, 'other', [0, 0], [0, 0]],
  ] as const)('is said of all lines at once: %s', (_, said, reason, passed, restocked) => {
    const found = inspected(aReturn({ items, reason }), { note: '', ...said }, paying);
    expect(found.items.map((item) => item.passed)).toEqual(passed);
    expect(found.items.map((item) => item.restocked)).toEqual(restocked);
    expect(found.refusedPieces).toBe(passed[0] === 0 ? 5 : 0);
    expect(found.inspectionMedia).toEqual([]);
  });

  it.each([
    ['one line of two', [line('tea', 1)], 'RETURN_LINE_UNKNOWN'],
    ['a line it has not', [line('tea', 1), line('pot', 1)], 'RETURN_LINE_UNKNOWN'],
    [
      'each of its lines and one it has not',
      [line('tea', 1), line('cup', 1), line('pot', 1)],
      'RETURN_LINE_UNKNOWN',
    ],
    ['more pieces than came', [line('tea', 1), line('cup', 3)], 'RETURN_TOO_MANY'],
    ['as many as came', [line('tea', 3), line('cup', 2)], undefined],
    [
      'lots of more pieces than are sold again',
      [line('tea', 3, { restocked: 1, lots: [{ code: 'A', expiresOn: '', quantity: 2 }] }), line('cup', 2)],
      'LOTS_NEEDED',
    ],
    [
      'two lots of as many together',
      [
        line('tea', 3, {
          restocked: 2,
          lots: [
            { code: 'A', expiresOn: '', quantity: 1 },
            { code: 'B', expiresOn: '', quantity: 1 },
          ],
        }),
        line('cup', 2),
      ],
      undefined,
    ],
    [
      'lots of as many',
      [line('tea', 3, { restocked: 2, lots: [{ code: 'A', expiresOn: '', quantity: 2 }] }), line('cup', 2)],
      undefined,
    ],
  ])('is refused or not where it speaks of %s', (_, lines, code) => {
    const look = () => inspected(aReturn({ items }), { note: '', lines }, paying);
    if (code) expect(look).toThrow(code);
    else expect(look).not.toThrow();
  });

  it('is found once, with whose fault it was: another is refused', async () => {
    const world = returnWorld();
    const id = await received(world, 1);
    const look = (fault?: 'buyer' | 'shop') =>
      world.move(id, 'inspected', {
        inspection: { note: '', ...(fault && { fault }), lines: [line(world.line.id, 1)] },
      });
    await look('buyer');
    const { version } = await world.read(id);
    await look('buyer');
    expect((await world.read(id)).version).toBe(version);
    for (const other of ['shop', undefined] as const)
      await expect(look(other)).rejects.toMatchObject({ code: 'RETURN_STATE' });
  });

  it('keeps whose fault it was, whatever its buyer gets for the goods', async () => {
    const world = returnWorld({ order: { shippingFee: 40_000, total: 440_000, paidAmount: 440_000 } });
    const id = await received(world, 1, { resolution: 'exchange' });
    await world.move(id, 'inspected', {
      inspection: { note: '', fault: 'buyer', lines: [line(world.line.id, 1)] },
    });
    const choose = (resolution: 'refund' | 'exchange') =>
      chooseResolution(world.context(), { id, resolution, reason: '', userId: 'an' });
    expect((await choose('refund')).effects).toMatchObject({ fault: 'buyer', goods: 100_000, shipping: 0 });
    expect((await choose('exchange')).effects).toMatchObject({ fault: 'buyer', goods: 0 });
  });

  it('keeps the pictures of whoever looked', async () => {
    const world = returnWorld();
    const upload = { id: 'u1', ownerId: 'an', kind: 'reviewImages', mimeType: 'image/png' } as const;
    world.put([uploadItem({ ...upload, bytes: 1, status: 'waiting', createdAt: '2026-11-20' })]);
    const id = await received(world, 1);
    await world.inspect(id, 1, { restocked: 0 });
    expect(world.rows().find((row) => row['entity'] === 'upload')?.['status']).toBe('waiting');
    const other = await received(world, 1);
    const lines = [line(world.line.id, 1, { media: ['u1'] })];
    await world.move(other, 'inspected', { inspection: { note: '', lines } });
    expect(world.rows().find((row) => row['entity'] === 'upload')).toMatchObject({
      status: 'attached',
      attachedTo: `return#${other}`,
    });
  });
});

it('who chooses money or other goods anew is told in both stories, with why where that is said', async () => {
  const world = returnWorld();
  const { id, code } = await world.ask();
  const choose = (resolution: 'refund' | 'exchange', reason: string) =>
    chooseResolution(world.context(), { id, resolution, reason, userId: 'an' });
  await choose('exchange', 'Hết hàng');
  expect((await world.read(id)).shopNote).toBe('Hết hàng');
  world.clock.at += 1000;
  const { version } = await world.read(id);
  await choose('exchange', 'Nữa');
  expect((await world.read(id)).version).toBe(version);
  await choose('refund', '');
  expect(await world.read(id)).toMatchObject({ shopNote: 'Hết hàng', resolution: 'refund', moneyBack: null });
  const steps = await listSteps(world.context(), id);
  expect(steps.map(({ from, to, by, userId, note }) => [from, to, by, userId, note]).slice(1)).toEqual([
    ['requested', 'requested', 'staff', 'an', 'Hết hàng'],
    ['requested', 'requested', 'staff', 'an', ''],
  ]);
  const story = await listEvents(world.context(), world.order.id);
  expect(story.map(({ to, note }) => `${to} ${note}`).slice(1)).toEqual([
    `return_exchange ${code}`,
    `return_refund ${code}`,
  ]);
});
