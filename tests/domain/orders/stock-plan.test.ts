import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leftOf, planLine, preferredWarehouses, type Shelf } from '#functions/domain/orders/stock-plan.ts';

const shelf = (warehouseId: string, onHand: number, reserved = 0): Shelf => ({
  variantId: '-',
  warehouseId,
  onHand,
  reserved,
});
const taken = (takings: ReturnType<typeof planLine>) =>
  takings?.map(({ warehouseId, quantity }) => `${warehouseId}:${quantity}`);

describe('where a line comes from', () => {
  it.each([
    ['one warehouse that has enough', 3, [shelf('a', 2), shelf('b', 5)], [], ['b:3']],
    ['the preferred one, if it has enough', 3, [shelf('a', 9), shelf('b', 3)], ['b'], ['b:3']],
    ['another, if the preferred has not', 3, [shelf('a', 9), shelf('b', 2)], ['b'], ['a:3']],
    ['several, if none has enough', 6, [shelf('a', 4), shelf('b', 3)], ['b'], ['b:3', 'a:3']],
    ['never what is reserved', 3, [shelf('a', 5, 3), shelf('b', 3)], [], ['b:3']],
    ['nowhere, if all together have not enough', 8, [shelf('a', 4), shelf('b', 3)], [], undefined],
    ['nowhere, if more is reserved than there is', 1, [shelf('a', 1, 2)], [], undefined],
  ] as const)('%s', (_, quantity, shelves, preferred, expected) => {
    expect(taken(planLine({ productId: 'p', quantity, shelves }, preferred))).toEqual(expected);
  });

  it('takes exactly what is wanted and never more than a shelf has', () => {
    const anyShelf = fc.record({
      variantId: fc.constant('-'),
      warehouseId: fc.constantFrom('a', 'b', 'c', 'd'),
      onHand: fc.nat(20),
      reserved: fc.nat(20),
    });
    const shelves = fc.uniqueArray(anyShelf, { selector: (one) => one.warehouseId });
    fc.assert(
      fc.property(shelves, fc.integer({ min: 1, max: 40 }), (all, quantity) => {
        const plan = planLine({ productId: 'p', quantity, shelves: all }, ['c']);
        expect(plan !== undefined).toBe(leftOf(all) >= quantity);
        expect(plan?.reduce((sum, one) => sum + one.quantity, 0) ?? quantity).toBe(quantity);
        for (const one of plan ?? [])
          expect(one.quantity).toBeLessThanOrEqual(
            leftOf(all.filter(({ warehouseId }) => warehouseId === one.warehouseId)),
          );
      }),
    );
  });

  it('prefers the warehouse that fills most lines', () => {
    const lines = [
      { productId: 'p', quantity: 2, shelves: [shelf('a', 2), shelf('b', 2)] },
      { productId: 'q', quantity: 1, shelves: [shelf('b', 1)] },
    ];
    expect(preferredWarehouses(lines)).toEqual(['b', 'a']);
  });
});
