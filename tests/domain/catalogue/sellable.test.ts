import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodsIn, type Offer, type Sellable, sellable } from '#functions/domain/catalogue/views/offer.ts';
import { availableOf } from '#functions/domain/catalogue/views/product-record.ts';
import { demandsOf } from '#functions/domain/orders/placing/basket.ts';
import { planStock } from '#functions/domain/orders/placing/stock-plan.ts';

const shelf = (warehouseId: string, onHand: number, reserved = 0) => ({
  variantId: '-',
  warehouseId,
  warehouseName: warehouseId,
  province: 'Huế',
  onHand,
  reserved,
});
const goods = (id: string, ...stocks: ReturnType<typeof shelf>[]) =>
  ({ card: { id, type: 'product', parts: [] }, stocks }) as unknown as Offer;
const service = { card: { id: 'goi', type: 'service', parts: [] }, stocks: [] } as unknown as Offer;
const combo = (...parts: readonly (readonly [offer: Offer | undefined, quantity: number])[]) =>
  ({
    card: { id: 'hop', type: 'combo', parts: [] },
    stocks: [],
    parts: parts.map(([offer, quantity]) => ({ productId: offer?.card.id ?? '', offer, quantity })),
  }) as unknown as Offer;

const unit = (base: Offer | undefined, quantity: number) => {
  const parts = [
    { productId: base?.card.id ?? '', variantId: null, quantity, offer: base, card: base?.card },
  ];
  return { card: { id: 'thung', type: 'product', parts }, stocks: [shelf('here', 99)], parts } as Sellable;
};

describe('how many can be sold', () => {
  it.each<[what: string, sold: Sellable, everywhere: number, here: number]>([
    ['goods', goods('tra', shelf('here', 5, 2), shelf('far', 4)), 7, 3],
    [
      'as many as of the scarcest part',
      combo([goods('a', shelf('here', 9)), 2], [goods('b', shelf('here', 3)), 1]),
      3,
      3,
    ],
    ['parts of several warehouses', combo([goods('a', shelf('here', 1), shelf('far', 3)), 2]), 2, 0],
    ['a service beside goods', combo([goods('a', shelf('here', 4)), 3], [service, 9]), 1, 1],
    ['none with a part that is off sale', combo([goods('a', shelf('here', 4)), 1], [undefined, 1]), 0, 0],
    [
      'none of a combo nothing is known of',
      { card: { id: 'hop', type: 'combo', parts: [] }, stocks: [] },
      0,
      0,
    ],
    [
      'whole units of what there is, whatever lies under their own name',
      unit(goods('a', shelf('here', 170), shelf('far', 30)), 24),
      8,
      7,
    ],
    ['none of a unit whose base is off sale', unit(undefined, 24), 0, 0],
    ['none of a unit of a unit', unit(unit(goods('a', shelf('here', 99)), 2) as Offer, 2), 0, 0],
  ])('%s', (_, sold, everywhere, here) => {
    expect([sellable(sold), sellable(sold, 'here')]).toEqual([everywhere, here]);
  });

  it('of services always enough', () => {
    expect(sellable(service)).toBeGreaterThan(999);
    expect(sellable(combo([service, 99]))).toBeGreaterThan(999);
    expect(goodsIn(service)).toEqual([]);
  });

  it('exactly as many as a plan finds pieces for, and never fewer than none', () => {
    const count = fc.integer({ min: 0, max: 12 });
    const part = fc.tuple(count, count, fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (drawn) => {
        const sold = combo(
          ...drawn.map(
            ([here, far, quantity], place) =>
              [goods(`p${place}`, shelf('here', here), shelf('far', far)), quantity] as const,
          ),
        );
        const most = sellable(sold);
        expect(most).toBeGreaterThanOrEqual(0);
        const plan = (quantity: number) => planStock(demandsOf(sold, quantity), 'Huế');
        if (most > 0) {
          const pieces = drawn.reduce((sum, [, , quantity]) => sum + quantity * most, 0);
          expect(plan(most)?.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces);
        }
        expect(plan(most + 1)).toBeUndefined();
        for (const { goods: one, quantity } of goodsIn(sold))
          expect(availableOf(one.stocks)).toBeGreaterThanOrEqual(quantity * most);
      }),
    );
  });
});
