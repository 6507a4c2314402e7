import { describe, expect, it } from 'vitest';
import { createReturn } from '#functions/domain/returns/return-record.ts';
import { giveUpPrice, keepPrice, moneyAfter, writeOff } from '#functions/domain/returns/return-money.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';
import { aReturn, aReturnItem } from './a-return.ts';

const lan = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@example.com' };
const order = aStoredOrder(lan, [anOrderItem(aProduct({ name: 'Ấm đất', price: 100_000 }), 4)]);

/** A return of one line of which so many came, passed and are sold again. */
const aStep = (quantity: number, passed: number | null, restocked: number) => ({
  id: 'r1',
  refundAmount: 100_000,
  items: [aReturnItem({ quantity, passed, restocked })],
});

describe('the pieces the shop has back for money', () => {
  it.each([
    ['all of them are sold again', 2, 2, 2, { returnedPieces: { 'line-1': 2 } }],
    [
      'one of them is not sold again',
      2,
      2,
      1,
      { returnedPieces: { 'line-1': 2 }, lostPieces: { 'line-1': 1 } },
    ],
    ['one of them did not pass', 2, 1, 1, { returnedPieces: { 'line-1': 1 } }],
    ['nobody has looked at them', 2, null, 0, { returnedPieces: { 'line-1': 2 } }],
    ['none of them passed', 2, 0, 0, { returnedPieces: { 'line-1': 0 } }],
  ] as const)('are counted on their line, lost ones apart: %s', (_, quantity, passed, restocked, pieces) => {
    const step = aStep(quantity, passed, restocked);
    const { returnedPieces } = giveUpPrice(order, step);
    expect({ returnedPieces, ...writeOff(order, step) }).toStrictEqual(pieces);
  });

  it('are added to what was counted before, and taken off again where other goods are chosen instead', () => {
    const known = {
      ...order,
      returnedPieces: { 'line-1': 1, other: 5 },
      lostPieces: { 'line-1': 1, other: 2 },
    };
    const looked = {
      ...aStep(2, 2, 1),
      status: 'inspected',
      qaResult: 'passed',
      resolution: 'refund',
    } as const;
    const after = moneyAfter(known, looked);
    expect(after).toMatchObject({
      returnedAmount: 100_000,
      refundDue: 100_000,
      returnedPieces: { 'line-1': 3, other: 5 },
      lostPieces: { 'line-1': 2, other: 2 },
    });
    const kept = keepPrice({ ...known, ...after }, aStep(2, 2, 1));
    expect(kept).toMatchObject({
      returnedAmount: 0,
      refundDue: 0,
      returnedPieces: { 'line-1': 1, other: 5 },
    });
    // A broken piece stays broken, whatever its buyer gets for it.
    expect(kept).not.toHaveProperty('lostPieces');
    expect(moneyAfter(known, { ...looked, resolution: 'exchange' })).toEqual({
      lostPieces: { 'line-1': 2, other: 2 },
    });
  });
});

it.each([
  ['what a return gives back beyond its goods', { returnedShipping: 2_000 }, 19_500, 2_000],
  ['nothing where it was given back before that was kept', {}, 17_500, 0],
] as const)('the shipping an order gave up is known apart: %s', (_, before, after, kept) => {
  const step = { ...aStep(1, 1, 1), refundAmount: 117_500 };
  const given = giveUpPrice({ ...order, ...before }, step);
  expect(given).toMatchObject({ returnedAmount: 117_500, returnedShipping: after });
  expect(keepPrice({ ...order, ...given }, step).returnedShipping).toBe(kept);
  const owed = { ...order, ...given, returnedShipping: undefined };
  expect(keepPrice(owed, step).returnedShipping).toBe(0);
});

it('a return that is there is never written over by another of its name or its code', async () => {
  const { table, rows } = memoryTable();
  await table.write(createReturn(aReturn({ note: 'mẻ vòi' })));
  const before = rows();
  const other = createReturn(aReturn({ code: 'TH-OTHER', note: '' }));
  await expect(table.write(other)).rejects.toMatchObject({ name: 'TransactionCanceledException' });
  expect(await table.write(createReturn(aReturn({ id: 'r2' })))).toBe('code-taken');
  expect(rows()).toEqual(before);
});
