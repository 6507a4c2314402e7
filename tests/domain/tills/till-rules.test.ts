import { describe, expect, it } from 'vitest';
import { countedSum, denominations, expectedCash, leaves, tillLines } from '#shared/tills/till-choices.ts';
import { TillCount } from '#shared/tills/till.ts';
import { lineOfMoney } from '#functions/domain/payments/settling/till-money.ts';
import { chooseTill } from '#functions/domain/tills/take-into-till.ts';

describe('what is counted', () => {
  it.each([
    ['nothing', [], 0, 0],
    [
      'three of 500.000 and one of 1.000',
      [
        [500_000, 3],
        [1_000, 1],
      ],
      0,
      1_501_000,
    ],
    ['one of each', denominations.map((value) => [value, 1]), 0, 888_000],
    ['coins beside notes', [[2_000, 4]], 700, 8_700],
  ] as const)('comes to what %s is worth', (_, notes, loose, sum) => {
    expect(
      countedSum(
        notes.map(([value, pieces]) => ({ value, pieces })),
        loose,
      ),
    ).toBe(sum);
  });

  it('is held against the float and all that came and went', () => {
    expect(expectedCash({ float: 500_000, cash: -120_000 })).toBe(380_000);
    expect(tillLines.filter(leaves)).toEqual(['refunds', 'handovers', 'expenses']);
  });

  const count = { expected: 200_000, counted: [{ value: 200_000, pieces: 1 }], loose: null, reason: '' };
  it.each([
    ['that agrees needs no reason', count, true],
    ['that differs does', { ...count, expected: 250_000 }, false],
    ['that differs, with one', { ...count, expected: 250_000, reason: 'Trả nhầm' }, true],
    ['that differs, with blanks for one', { ...count, expected: 250_000, reason: '   ' }, false],
    ['with an empty box', { ...count, counted: [...count.counted, { value: 1_000, pieces: null }] }, true],
    ['of a note there is none of', { ...count, counted: [{ value: 300_000, pieces: 1 }] }, false],
    ['of half a note', { ...count, counted: [{ value: 200_000, pieces: 1.5 }] }, false],
    ['of less than nothing', { ...count, counted: [{ value: 200_000, pieces: -1 }] }, false],
    ['that says a note twice', { ...count, counted: [...count.counted, ...count.counted] }, false],
  ])('a count %s', (_, said, isTaken) => {
    expect(TillCount.safeParse(said).success).toBe(isTaken);
  });
});

const at = (warehouseId: string, openedAt: string) => ({ tillId: warehouseId, warehouseId, openedAt });
const [morning, noon] = [at('wh_a', '2026-11-23T01:00:00Z'), at('wh_b', '2026-11-23T05:00:00Z')];

describe('cash goes', () => {
  it.each([
    ['into the till of its counter', [morning, noon], { warehouseId: 'wh_a', isThere: true }, morning],
    [
      'into none elsewhere, if it passed over a counter',
      [noon],
      { warehouseId: 'wh_a', isThere: true },
      undefined,
    ],
    [
      'handed in from the road, into that of its warehouse',
      [morning, noon],
      { warehouseId: 'wh_a', isThere: false },
      morning,
    ],
    [
      'handed in from the road, else into the latest',
      [morning, noon],
      { warehouseId: 'wh_c', isThere: false },
      noon,
    ],
    ['of no warehouse, into the latest', [morning, noon], { warehouseId: null, isThere: true }, noon],
    ['into none where none is open', [], { warehouseId: 'wh_a', isThere: false }, undefined],
  ] as const)('%s', (_, open, money, till) => {
    expect(chooseTill(open, money)).toBe(till);
  });

  it.each([
    ['warehouse_pickup', 'packing_completed', 'cash', 'sales'],
    ['warehouse_pickup', 'completed', 'cash', 'sales'],
    ['prepaid_ship', 'confirmed', 'cash', 'sales'],
    ['prepaid_ship', 'delivering', 'cash', 'cods'],
    ['prepaid_ship', 'shipped', 'cash', 'cods'],
    ['prepaid_ship', 'completed', 'cash', 'cods'],
    ['warehouse_pickup', 'confirmed', 'transfer', 'transfers'],
    ['warehouse_pickup', 'confirmed', 'card', 'cards'],
    ['warehouse_pickup', 'confirmed', 'wallet', 'cards'],
    ['warehouse_pickup', 'confirmed', 'voucher', 'others'],
    ['warehouse_pickup', 'confirmed', null, 'others'],
    ['prepaid_ship', 'shipped', 'card', 'cards'],
  ] as const)('%s, %s, by %s: under %s', (deliveryType, status, method, line) => {
    expect(lineOfMoney({ deliveryType, status }, method)).toBe(line);
  });
});
