import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addUp, marginLines } from '#functions/domain/overview/category-margins.ts';
import { marginOf, marginPercent, unknownPercent } from '#web/back-office/overview/rules/margin-share.ts';
import type { OrderVoucher } from '#shared/orders/order.ts';
import { aProduct } from '#tests/support/catalogue.ts';
import { anOrderItem } from '#tests/support/returns.ts';

/** 108.000 with tax. */
const tea = aProduct({ name: 'Trà sen', price: 100_000, taxType: 'eight' });
const salt = aProduct({ name: 'Muối', price: 50_000 });

const voucher = (discountAmount: number, type: OrderVoucher['type'] = 'discount_amount'): OrderVoucher => ({
  id: 'v1',
  code: 'GIAM',
  name: 'Giảm giá',
  category: 'system_voucher',
  type,
  discountAmount,
  voucherId: null,
  campaignId: null,
});

type Line = { product: typeof tea; quantity: number; cost?: number };
function anOrder(lines: readonly Line[], vouchers: OrderVoucher[] = []) {
  const items = lines.map(({ product, quantity, cost }) => ({
    ...anOrderItem(product, quantity),
    ...(cost !== undefined && { cost }),
  }));
  return { items, vouchers, subtotal: items.reduce((sum, { subtotal }) => sum + subtotal, 0) };
}
const idOf = (product: typeof tea) => anOrderItem(product, 1).id;
const marginIn = (...asked: Parameters<typeof marginLines>) => addUp(marginLines(...asked));

describe('what an order earned', () => {
  it.each([
    ['before tax', anOrder([{ product: tea, quantity: 2, cost: 60_000 }]), {}, [200_000, 200_000, 120_000]],
    [
      'less what vouchers took off the goods',
      anOrder([{ product: tea, quantity: 1, cost: 60_000 }], [voucher(10_800)]),
      {},
      [90_000, 90_000, 60_000],
    ],
    [
      'not what they took off the shipping',
      anOrder([{ product: tea, quantity: 1, cost: 60_000 }], [voucher(10_800, 'free_shipping')]),
      {},
      [100_000, 100_000, 60_000],
    ],
    [
      'less what came back',
      anOrder([
        { product: tea, quantity: 3, cost: 60_000 },
        { product: salt, quantity: 1, cost: 20_000 },
      ]),
      { [idOf(tea)]: 2, [idOf(salt)]: 1 },
      [100_000, 100_000, 60_000],
    ],
    [
      'with what nobody knows the cost of apart',
      anOrder([
        { product: tea, quantity: 1, cost: 60_000 },
        { product: salt, quantity: 2 },
      ]),
      {},
      [200_000, 100_000, 60_000],
    ],
    [
      'rounded to the đồng',
      anOrder([{ product: salt, quantity: 3, cost: 33.35 }]),
      {},
      [150_000, 150_000, 100],
    ],
  ])('is counted %s', (_, order, refunded, [revenue, known, cost]) =>
    expect(marginIn(order, refunded as Record<string, number>)).toEqual({ revenue, known, cost }),
  );

  it('is never more known than it is, and comes to the same line by line', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            quantity: fc.integer({ min: 1, max: 9 }),
            cost: fc.option(fc.nat(200_000), { nil: undefined }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        fc.nat(400_000),
        (some, discount) => {
          const lines = some.map(({ quantity, cost }) => ({
            product: tea,
            quantity,
            ...(cost !== undefined && { cost }),
          }));
          const parts = marginLines(anOrder(lines, [voucher(discount)]), {});
          const whole = addUp(parts);
          expect(whole.known).toBeLessThanOrEqual(whole.revenue);
          const each = parts.map((part) => addUp([part]));
          expect(each.reduce((sum, { revenue }) => sum + revenue, 0)).toBe(whole.revenue);
          expect(each.reduce((sum, { cost }) => sum + cost, 0)).toBe(whole.cost);
        },
      ),
    ));
});

describe('how it is said', () => {
  it.each([
    [{ revenue: 200_000, known: 100_000, cost: 60_000 }, [40_000, 40, 50]],
    [{ revenue: 100_000, known: 100_000, cost: 130_000 }, [-30_000, -30, 0]],
    [{ revenue: 100_000, known: 0, cost: 0 }, [0, null, 100]],
    [{ revenue: 0, known: 0, cost: 0 }, [0, null, 0]],
    [{ revenue: 3000, known: 3000, cost: 2000 }, [1000, 33.3, 0]],
  ])('%j', (margin, said) =>
    expect([marginOf(margin), marginPercent(margin), unknownPercent(margin)]).toEqual(said),
  );
});
