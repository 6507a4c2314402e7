import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import type { PaymentStart } from '#functions/domain/payments/attempts/begin-payment.ts';
import { cashPayment } from '#functions/domain/payments/records/cash-payment.ts';
import { handPaymentIdOf } from '#functions/domain/payments/records/payment-keys.ts';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { listAttempts } from '#functions/domain/payments/records/payment-repository.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { log } from '#functions/platform/log.ts';
import { withOrigin } from '#functions/platform/records/change-origin.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { aWarehouse, warehouse } from '#tests/support/catalogue.ts';
import { type MoneyShop, moneyShop } from '../support/money-shop.ts';
import { openTillOf } from '../support/open-till.ts';

let shop: MoneyShop;
beforeEach(async () => {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  shop = await moneyShop();
  await openTillOf(shop.context, 'an', { warehouseId: warehouse.id });
});

const take = (id: string, amount: number) =>
  withOrigin({ who: { id: 'an', role: 'admin' }, way: 'form' }, () =>
    takeMoney(shop.context, { id, asker: shopRequester, amount }),
  );

/** How an order of 180,000 ₫ and its payments stand, the newest first, and what lies in tills. */
async function standing(id: string) {
  const { paidAmount, paymentStatus, paymentMethod, paymentProvider } = await shop.orderNow(id);
  const attempts = await listAttempts(shop.table, id);
  const rows = shop.rows().filter(({ entity }) => entity === 'till-entry');
  return {
    order: [paidAmount, paymentStatus, paymentMethod, paymentProvider],
    payments: attempts.map(({ status, reason, method, received }) => [status, reason, method, received]),
    till: rows.map(({ line, amount }) => [line, amount]),
  };
}

type Line = (string | number | null)[];
type Case = [
  what: string,
  start: PaymentStart | undefined,
  came: number,
  method: string,
  payments: Line[],
  line: string,
];

describe('money that staff take', () => {
  it.each<Case>([
    ['nothing was begun', undefined, 0, 'cash', [['succeeded', null, 'cash', 180_000]], 'sales'],
    ['cash was waited for', { method: 'cash' }, 0, 'cash', [['succeeded', null, 'cash', 180_000]], 'sales'],
    [
      'a voucher was',
      { method: 'voucher' },
      0,
      'voucher',
      [['succeeded', null, 'voucher', 180_000]],
      'others',
    ],
    [
      'a transfer was',
      { method: 'transfer' },
      0,
      'cash',
      [
        ['succeeded', null, 'cash', 180_000],
        ['cancelled', 'superseded', 'transfer', 0],
      ],
      'sales',
    ],
    [
      'a part of it came by transfer',
      { method: 'transfer' },
      50_000,
      'cash',
      [
        ['succeeded', null, 'cash', 130_000],
        ['cancelled', 'superseded', 'transfer', 50_000],
      ],
      'sales',
    ],
  ])(
    'is what an order still costs, and ends what waited for it: %s',
    async (_, start, came, method, payments, line) => {
      const { id, paymentCode } = await shop.anOrder({ deliveryType: 'warehouse_pickup' }, start);
      if (came > 0) await shop.comes({ amount: came, content: paymentCode });
      const before = await standing(id);
      const due = 180_000 - came;
      for (const amount of [due - 1, due + 1])
        expect(await refusalOf(take(id, amount))).toBe('AMOUNT_DIFFERS');
      expect(await standing(id)).toEqual(before);
      await take(id, due);
      const after = { order: [180_000, 'paid', method, null], payments, till: [[line, due]] };
      expect(await standing(id)).toEqual(after);
      expect(await refusalOf(take(id, due))).toBe('ORDER_NOT_PAYABLE');
      expect(await standing(id)).toEqual(after);
    },
  );

  it('belongs to the shop where it is fetched, or where its goods lie', async () => {
    const holdings = [{ productId: 'gao', variantId: '-', warehouseId: 'kho', quantity: 1 }];
    const { id } = await shop.anOrder({ holdings });
    const order = await shop.orderNow(id);
    const placeOf = (given: Partial<StoredOrder>) =>
      cashPayment({ ...order, ...given }, { amount: 1, at: shop.clock.now }).warehouseId;
    expect(placeOf({ pickupWarehouse: aWarehouse({ id: 'quay' }) })).toBe('quay');
    expect([placeOf({}), placeOf({ holdings: [] })]).toEqual(['kho', null]);
  });

  it('is written over no payment that is there', async () => {
    const { id } = await shop.anOrder();
    const order = await shop.orderNow(id);
    const kept = { ...cashPayment(order, { amount: 1, at: shop.clock.now }), id: handPaymentIdOf(order) };
    shop.put([paymentRecord.item(kept)]);
    await expect(take(id, 180_000)).rejects.toMatchObject({ name: 'TransactionCanceledException' });
    expect(await shop.paymentNow(kept.id)).toMatchObject({ amount: 1, received: 1 });
    expect((await shop.orderNow(id)).paidAmount).toBe(0);
  });
});
