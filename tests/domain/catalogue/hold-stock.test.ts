import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  holdStock,
  type noShelf,
  putBackStock,
  recountStock,
  releaseStock,
  shelfKey,
  type shortShelf,
  takeStock,
} from '#functions/domain/catalogue/warehouses/hold-stock.ts';
import { type Operation, put } from '#functions/platform/table/table-operations.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const name = { productId: 'p', variantId: '-', warehouseId: 'w' };
const cause = { why: 'corrected' } as const;
const Counts = z.object({ onHand: z.int(), reserved: z.int() });

async function aShelf(onHand: number, reserved: number) {
  const { table } = memoryTable();
  await table.write([put({ ...shelfKey(name), onHand, reserved })]);
  const look = async () => {
    const shelf = await table.get(shelfKey(name), Counts);
    return [shelf?.onHand, shelf?.reserved];
  };
  return { table, look };
}

describe('a shelf', () => {
  type Case = [
    what: string,
    start: [number, number],
    operation: Operation<'no' | typeof shortShelf | typeof noShelf>,
    refusal: string | undefined,
    end: [number, number],
  ];
  const two = { ...name, quantity: 2 };
  const cases: Case[] = [
    ['holds what is free', [5, 3], holdStock({ ...two, onHand: 5 }, cause, 'no'), undefined, [5, 5]],
    ['holds no more than it has', [5, 4], holdStock({ ...two, onHand: 5 }, cause, 'no'), 'no', [5, 4]],
    [
      'holds nothing once fewer lie there',
      [4, 0],
      holdStock({ ...two, onHand: 5 }, cause, 'no'),
      'no',
      [4, 0],
    ],
    ['lets go of what it holds', [5, 2], releaseStock(two, cause), undefined, [5, 0]],
    ['lets go of no more than it holds', [5, 1], releaseStock(two, cause), 'shelf-short', [5, 1]],
    ['gives what it holds', [5, 3], takeStock(two, cause), undefined, [3, 1]],
    ['gives no more than it has', [1, 2], takeStock(two, cause), 'shelf-short', [1, 2]],
    ['gives no more than it holds', [5, 1], takeStock(two, cause), 'shelf-short', [5, 1]],
    ['takes back', [5, 3], putBackStock(two, cause), undefined, [7, 3]],
    ['is counted', [5, 3], recountStock(name, { before: 5, counted: 3 }, cause, 'no'), undefined, [3, 3]],
    [
      'is not counted below what it holds',
      [5, 3],
      recountStock(name, { before: 5, counted: 2 }, cause, 'no'),
      'no',
      [5, 3],
    ],
    [
      'is not counted over what was sold',
      [4, 0],
      recountStock(name, { before: 5, counted: 9 }, cause, 'no'),
      'no',
      [4, 0],
    ],
  ];
  it.each(cases)('%s', async (_, [onHand, reserved], operation, refusal, end) => {
    const { table, look } = await aShelf(onHand, reserved);
    expect([await table.write([operation]), await look()]).toEqual([refusal, end]);
  });

  it('never counts below zero, nor holds more than it has, whatever is written on it', async () => {
    const few = fc.integer({ min: 1, max: 4 });
    const operation = fc.oneof(
      fc
        .tuple(few, fc.nat(6))
        .map(([quantity, onHand]) =>
          holdStock({ ...name, quantity, onHand: onHand + quantity }, cause, 'no'),
        ),
      few.map((quantity) => releaseStock({ ...name, quantity }, cause)),
      few.map((quantity) => takeStock({ ...name, quantity }, cause)),
      few.map((quantity) => putBackStock({ ...name, quantity }, cause)),
      fc
        .tuple(fc.nat(8), fc.nat(8))
        .map(([before, counted]) => recountStock(name, { before, counted }, cause, 'no')),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(8), fc.array(operation, { maxLength: 30 }), async (stock, operations) => {
        const { table, look } = await aShelf(stock, 0);
        for (const one of operations) {
          await table.write([one]);
          const [onHand = -1, reserved = -1] = await look();
          expect(reserved).toBeGreaterThanOrEqual(0);
          expect(onHand).toBeGreaterThanOrEqual(reserved);
        }
      }),
    );
  });
});
