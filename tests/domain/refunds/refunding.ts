import { vi } from 'vitest';
import type { StoredOrder } from '#functions/domain/orders/order-record.ts';
import { createRefund, type RefundRequest } from '#functions/domain/refunds/create-refund.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { StoredRefund } from '#functions/domain/refunds/refund-record.ts';
import { settleTransfer } from '#functions/domain/refunds/settle-transfer.ts';
import { newTill } from '#functions/domain/tills/till-record.ts';
import { log } from '#functions/platform/log.ts';
import { stubSettings } from '#tests/domain/orders/doing-surroundings.ts';
import { aBankAccount } from '#tests/support/refunds.ts';
import { moneyShop } from '../support/money-shop.ts';

export type RefundGiven = Partial<RefundRequest>;

/** A shop of which some order was paid too much, and those who send that back. */
export async function refunding(given: Partial<StoredOrder> = {}) {
  stubSettings();
  vi.spyOn(log, 'info').mockReturnValue();
  const shop = await moneyShop();

  /** An order of 180.000 ₫ for which so much more came in a transfer of its own. */
  async function paidTooMuch(surplus: number, also: Partial<StoredOrder> = given) {
    const order = await shop.anOrder(also, { method: 'transfer' });
    await shop.comes({ amount: 180_000, content: order.paymentCode });
    const { noticeId } = await shop.comes({ amount: surplus, content: order.paymentCode });
    return { ...order, noticeId };
  }

  /** By default a transfer back of what was too much, asked for by An. */
  const ask = (asked: RefundGiven, at = shop.table) =>
    createRefund(shop.contextAt(at), {
      kind: 'overpayment',
      amount: 20_000,
      reason: 'Khách chuyển dư',
      way: 'bank',
      account: aBankAccount,
      userId: 'an',
      ...asked,
    });

  /** Lan's till at her counter, out of which cash is given back. */
  async function aTill(float: number): Promise<string> {
    const of = { userId: 'lan', personName: 'Lan', warehouseId: 'wh_a', warehouseName: 'Kho A' };
    const { till, writes } = newTill({ ...of, openedBy: 'person', float }, shop.context.now());
    await shop.table.write(writes);
    return till.id;
  }
  const press = (id: string, userId = 'an', tillId?: string) =>
    processRefund(shop.context, { id, userId, tillId });
  const settle = (
    id: string,
    outcome: 'sent' | 'failed',
    more: { reference?: string; error?: string } = {},
  ) => settleTransfer(shop.context, { id, userId: 'an', outcome, ...more });
  const refunds = () =>
    shop
      .rows()
      .filter(({ entity }) => entity === 'refund')
      .map((row) => StoredRefund.parse(row));

  return { ...shop, paidTooMuch, aTill, ask, press, settle, refunds };
}
