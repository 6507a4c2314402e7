import { expect, it } from 'vitest';
import { profitRows } from '#functions/domain/reports/profit/profit-rows.ts';
import { salesRows } from '#functions/domain/reports/sales/sales-rows.ts';
import { soldItem } from '#tests/support/invoices.ts';
import { aStoredOrder } from '#tests/support/returns.ts';

const lan = { id: 'lan', fullName: 'Lan', email: 'lan@example.com', phoneNumber: '0912345678' };

/** An order of one piece that was paid `total` with its tax. */
const anOrder = (total: number, taxRate: number) =>
  aStoredOrder(lan, [{ ...soldItem({ price: total, taxRate: 0 }), taxRate }], { total, paidAmount: total });

it.each([
  [108_000, 8, 100_000],
  // 92,592.59 and 95,238.10
  [100_000, 8, 92_593],
  [100_000, 5, 95_238],
  [100_000, 0, 100_000],
  [1, 8, 1],
])(
  'of %s ₫ with %s %% of tax %s ₫ are the goods’, to the nearest đồng, in sales and in profit',
  (total, taxRate, net) => {
    const order = anOrder(total, taxRate);
    expect(salesRows(order).sold_goods).toMatchObject([{ revenue: total, net, known: 0, cost: 0 }]);
    expect(profitRows(order).profit_goods).toMatchObject([{ revenue: total, net }]);
  },
);

it('what a buyer pays for the way counts before its own tax, beside the goods', () => {
  const goods = { ...soldItem({ price: 100_000, taxRate: 0 }), taxRate: 0 };
  const order = aStoredOrder(lan, [goods], { total: 130_000, paidAmount: 130_000, shippingFee: 30_000 });
  expect(profitRows(order).profit_goods).toMatchObject([{ revenue: 130_000, net: 100_000 + 27_778 }]);
});
