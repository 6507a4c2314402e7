import { describe, expect, it } from 'vitest';
import { lostPartName, lostPiecesOf } from '#functions/domain/orders/lost-pieces.ts';
import { profitRows } from '#functions/domain/reports/profit/profit-rows.ts';
import type { StoredLine, StoredParcel } from '#functions/domain/shipping/packing/packing-job.ts';
import { linesFound } from '#functions/domain/shipping/parcels/take-in.ts';
import { settleKeptParcels } from '#functions/domain/shipping/parcels/take-in-rest.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem, aStoredOrder } from '#tests/support/returns.ts';

const lan = { id: 'lan', fullName: 'Lan', phoneNumber: '0912345678', email: 'lan@cholang.test' };
const [tea, cup, box] = ['Trà', 'Chén', 'Hộp quà'].map((name) => aProduct({ name, price: 100_000 })) as [
  ReturnType<typeof aProduct>,
  ReturnType<typeof aProduct>,
  ReturnType<typeof aProduct>,
];

/** A box is two of tea and one cup. */
const part = (product: typeof tea, quantity: number, share: number) => {
  const { productId, variantId, variantName, name, slug, code, image, ground, unit } = anOrderItem(
    product,
    1,
  );
  return { productId, variantId, variantName, name, slug, code, image, ground, unit, quantity, share };
};
const boxes = {
  ...anOrderItem(box, 2),
  parts: [part(tea, 2, 60_000), part(cup, 1, 40_000)],
  cost: 50_000,
};
const loose = { ...anOrderItem(tea, 3), cost: 20_000 };
const held = (product: typeof tea, warehouseId: string, quantity: number) => ({
  productId: product.card.id,
  variantId: '-',
  warehouseId,
  quantity,
});
const order = aStoredOrder(lan, [loose, boxes], {
  status: 'returned',
  stock: 'released',
  holdings: [held(tea, 'hni', 5), held(tea, 'sgn', 2), held(cup, 'hni', 2)],
});
const found = (given: Record<string, [number, number]>) =>
  new Map(Object.entries(given).map(([shelf, [damaged, missing]]) => [shelf, { damaged, missing }]));
const shelf = (product: typeof tea, warehouseId: string) => `${product.card.id}.-.${warehouseId}`;

describe('what nobody can sell again', () => {
  it('is of the lines that have such goods: loose ones first, then what combos are made of', () => {
    const lost = lostPiecesOf(
      order,
      found({ [shelf(tea, 'hni')]: [2, 1], [shelf(tea, 'sgn')]: [0, 1], [shelf(cup, 'hni')]: [1, 0] }),
    );
    expect(lost).toEqual({
      [loose.id]: 3,
      [lostPartName(boxes.id, part(tea, 2, 0))]: 1,
      [lostPartName(boxes.id, part(cup, 1, 0))]: 1,
    });
  });

  it('is nothing where all is good', () => {
    expect(lostPiecesOf(order, found({ [shelf(tea, 'hni')]: [0, 0] }))).toEqual({});
  });

  it('costs the shop what it cost: of a combo only what was in it', () => {
    const lostOf = (lostPieces: Record<string, number>) =>
      profitRows({ ...order, lostPieces }).profit.map(({ lost, left }) => [lost, left]);
    // Two boxes cost 100,000: three fifths of that is four of tea, two fifths two cups.
    expect(lostOf({ [lostPartName(boxes.id, part(tea, 2, 0))]: 1 })).toEqual([[15_000, -15_000]]);
    expect(lostOf({ [lostPartName(boxes.id, part(cup, 1, 0))]: 2 })).toEqual([[40_000, -40_000]]);
    expect(lostOf({ [boxes.id]: 1, [loose.id]: 2 })).toEqual([[90_000, -90_000]]);
  });
});

describe('what is said of lines that came back', () => {
  const line = { id: 'tea', name: 'Trà', quantity: 3, damaged: 0, missing: 0 } as StoredLine;
  const job = { lines: [line, { ...line, id: 'cup' }] };
  const said = (given: object) => [{ id: 'tea', damaged: 0, missing: 0, lots: [], ...given }];

  it('stands on its line, and all else is good', () => {
    expect(linesFound(job, said({ damaged: 1, missing: 2 }))).toMatchObject([
      { id: 'tea', damaged: 1, missing: 2 },
      { id: 'cup', damaged: 0, missing: 0 },
    ]);
  });

  it('is refused whole where one line of it is another order’s', () => {
    const both = [...said({}), ...said({ id: 'x' })];
    expect(() => linesFound(job, both)).toThrow('PACKING_LINE_UNKNOWN');
  });

  const lot = { code: 'A', expiresOn: '2027-01-01', quantity: 3 };
  it.each([
    ['more than was sent', { damaged: 2, missing: 2 }, 'PACKING_TOO_MANY'],
    ['what the order has not', { id: 'x' }, 'PACKING_LINE_UNKNOWN'],
    ['lots of more than is laid back', { damaged: 1, lots: [lot] }, 'LOTS_NEEDED'],
  ])('is refused where it is of %s', (_, given, code) => {
    expect(() => linesFound(job, said(given))).toThrow(code);
  });
});

describe('what carriers collected of an order that was half taken', () => {
  const at = '2026-11-23T03:00:00.000Z';
  const parcel = (given: Partial<StoredParcel>) =>
    ({
      label: 'S1',
      booked: false,
      value: 100,
      cod: 300,
      deliveredAt: null,
      collectedAt: null,
      ...given,
    }) as StoredParcel;
  const kept = (given: readonly Partial<StoredParcel>[], due: number) =>
    settleKeptParcels(given.map(parcel), due, at).map(({ stage, cod }) => [stage, cod]);

  it.each<[string, Partial<StoredParcel>[], number, unknown]>([
    ['one that is brought', [{ stage: 'out' }], 120, [['delivered', 120]]],
    ['one its carrier calls back', [{ stage: 'returned' }], 120, [['delivered', 120]]],
    ['one that is settled', [{ stage: 'settled' }], 120, [['settled', 120]]],
    [
      'one there and one back',
      [{ stage: 'delivered' }, { stage: 'returned' }],
      120,
      [
        ['delivered', 120],
        ['returned', 0],
      ],
    ],
    [
      'two, by what was in them',
      [{ stage: 'delivered' }, { stage: 'out', value: 300 }],
      120,
      [
        ['delivered', 30],
        ['delivered', 90],
      ],
    ],
    ['one that was paid out', [{ stage: 'settled', booked: true }], 0, [['settled', 300]]],
    ['none, where the shop brings it', [{ stage: 'open', label: null, cod: 0 }], 120, [['open', 0]]],
  ])('%s', (_, given, due, comes) => {
    expect(kept(given, due)).toEqual(comes);
  });
});
