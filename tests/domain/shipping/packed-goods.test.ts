import { describe, expect, it } from 'vitest';
import type { OrderItem } from '#shared/orders/order.ts';
import type { OrderPart } from '#shared/orders/order-parts.ts';
import { newJob } from '#functions/domain/shipping/packing/describe-job.ts';
import { takeInRest } from '#functions/domain/shipping/parcels/take-in-rest.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem } from '#tests/support/returns.ts';
import { parcelWorld } from './parcel-world.ts';

const tea = anOrderItem(aProduct({ name: 'Trà', price: 100_000, weight: 0.3 }), 2);
const cup = anOrderItem(aProduct({ name: 'Chén', price: 50_000 }), 1);
const held = ({ productId, variantId }: Pick<OrderItem, 'productId' | 'variantId'>, quantity: number) => ({
  productId,
  variantId: variantId ?? '-',
  warehouseId: 'hni',
  quantity,
});

const part = ({ price: _price, ...item }: OrderItem, quantity: number, share: number): OrderPart => ({
  ...item,
  quantity,
  share,
});
const aBox = (name: string, parts: OrderPart[]): OrderItem => ({
  ...anOrderItem(aProduct({ name, price: 120_000 }), 1),
  parts,
});

describe('goods that stand in several lines of an order', () => {
  const [big, small] = [
    aBox('Hộp lớn', [part(tea, 2, 150_001), part(cup, 1, 30_000)]),
    aBox('Hộp nhỏ', [part(tea, 1, 70_000)]),
  ];
  it.each<[string, OrderItem[], price: number, combos: string[]]>([
    ['loose first, then in two combos', [tea, big, small], 100_000, ['Hộp lớn', 'Hộp nhỏ']],
    ['loose between two combos', [small, tea, big], 70_000, ['Hộp nhỏ', 'Hộp lớn']],
    // The share of two pieces, rounded down.
    ['in a combo first, then loose', [big, tea], 75_000, ['Hộp lớn']],
    ['in the same combo twice', [big, { ...big, id: 'again' }], 75_000, ['Hộp lớn']],
    ['loose alone', [tea], 100_000, []],
  ])('are one line for the packer, by the price they have first: %s', async (_, items, price, combos) => {
    const world = await parcelWorld({ order: { items, holdings: [held(tea, 6)] } });
    const { lines } = await newJob(world.context, await world.stored());
    expect(lines.map((line) => [line.name, line.quantity, line.price, line.combos])).toEqual([
      ['Trà', 6, price, combos],
    ]);
  });

  it('have no name, price or weight where the order does not say what they are', async () => {
    const unknown = { ...held({ productId: 'gone', variantId: null }, 2), warehouseId: 'zzz' };
    const world = await parcelWorld({ order: { items: [tea], holdings: [held(tea, 1), unknown] } });
    const { lines, parcels } = await newJob(world.context, await world.stored());
    expect(lines[1]).toMatchObject({
      productId: 'gone',
      name: '',
      sku: '',
      codes: [],
      price: 0,
      grams: 0,
      combos: [],
      quantity: 2,
      place: '',
    });
    expect(parcels).toMatchObject([
      { pieces: 1, value: 100_000 },
      { pieces: 2, value: 0, warehouse: { id: 'zzz', name: '' } },
    ]);
  });

  it('are told apart from others of the same combo, and from their own variants', async () => {
    const green = { ...tea, id: 'green', variantId: 'xanh', variantName: 'Xanh', unitTotal: 110_000 };
    const items = [big, green];
    const world = await parcelWorld({
      order: { items, holdings: [held(tea, 2), held(cup, 1), held(green, 2)] },
    });
    const { lines } = await newJob(world.context, await world.stored());
    expect(
      lines.map(({ name, variantId, variantName, price, combos }) => [
        name,
        variantId,
        variantName,
        price,
        combos,
      ]),
    ).toEqual([
      ['Trà', null, null, 75_000, ['Hộp lớn']],
      ['Chén', null, null, 30_000, ['Hộp lớn']],
      ['Trà', 'xanh', 'Xanh', 110_000, []],
    ]);
  });
});

it('what came back spoiled of an order that was half kept stands on its own line, with a variant or without', async () => {
  const green = { ...tea, id: 'green', variantId: 'xanh', variantName: 'Xanh' };
  const world = await parcelWorld({
    order: { items: [tea, green], holdings: [held(tea, 2), held(green, 2)], totalQuantity: 4 },
  });
  await world.make();
  await world.hear(1, 'out');
  await withOrigin({ who: { id: 'an', role: 'admin' }, way: 'form' }, () =>
    takeInRest(world.context, {
      id: world.id,
      userId: 'an',
      reason: 'damaged',
      note: '',
      lines: [
        { itemId: tea.id, returned: 1, restocked: 0, lots: [] },
        { itemId: green.id, returned: 2, restocked: 0, lots: [] },
      ],
    }),
  );
  expect(
    (await world.job()).lines.map(({ variantId, damaged, missing }) => [variantId, damaged, missing]),
  ).toEqual([
    [null, 1, 0],
    ['xanh', 2, 0],
  ]);
});
