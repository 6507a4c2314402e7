import { missingOf } from '#functions/domain/orders/order-money.ts';
import { shopRequester } from '#functions/domain/orders/reading/requester.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { applyNotice } from '#functions/domain/payments/settling/apply-notice.ts';
import { createPayment } from '#functions/domain/payments/attempts/create-payment.ts';
import { expirePayment } from '#functions/domain/payments/settling/expire-payment.ts';
import { keepNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { listPayments } from '#functions/domain/payments/attempts/read-payments.ts';
import { closeReturn } from '#functions/domain/refunds/close-return.ts';
import { createRefund } from '#functions/domain/refunds/create-refund.ts';
import { processRefund } from '#functions/domain/refunds/process-refund.ts';
import { settleTransfer } from '#functions/domain/refunds/settle-transfer.ts';
import { owedParts } from '#functions/domain/refunds/refund-source.ts';
import { takeMoney } from '#functions/domain/payments/settling/staff-money.ts';
import { contextOf } from '#tests/support/context.ts';
import { aBankAccount } from '#tests/support/refunds.ts';
import { config, pressed, stubSettings, type Surroundings } from './doing-surroundings.ts';

const { account } = config.bank;

/** What banks, shoppers and staff do with an order's money. */
export function moneyDoings({ table, ledger, idAt, idsOf }: Surroundings) {
  let transfers = 0;
  let refunds = 0;
  const context = contextOf(table);
  stubSettings();

  /** A notice of the bank's, as often as it likes to send it; which of them counts is not its to say. */
  async function tell(id: number, transfer: object, times: number) {
    const raw = JSON.stringify({ id, accountNumber: account, transferType: 'in', ...transfer });
    const kept = await keepNotice(context, {
      provider: 'bank',
      key: String(id),
      raw,
      orderId: undefined,
    });
    return Promise.all(Array.from({ length: times }, () => applyNotice(context, kept.id)));
  }

  /** A transfer in the words of one of the order's codes, told of once or more often, under one name or two. */
  async function pay(
    place: number,
    { share, nth, how }: { share: number; nth: number; how: 'once' | 'repeated' | 'renamed' },
  ) {
    const id = idAt(place);
    const found = id ? await findOrder(context, id) : undefined;
    const payments = id ? await listPayments(context, id) : [];
    const byBank = payments.filter(({ provider }) => provider === 'vietqr');
    const payment = byBank[nth % Math.max(1, byBank.length)];
    if (!found || !payment) return;
    const amount = Math.max(1, Math.round(found.total * share));
    const [one, other] = [(transfers += 1), (transfers += 1)];
    const transfer = { content: payment.code, transferAmount: amount, referenceCode: `FT${one}` };
    const told = await Promise.all([
      tell(one, transfer, how === 'repeated' ? 2 : 1),
      ...(how === 'renamed' ? [tell(other, transfer, 1)] : []),
    ]);
    const counted = told.flat().filter(({ outcome }) => outcome !== 'duplicate');
    ledger.came += amount;
    if (counted.length > 0) ledger.banked.set(found.id, (ledger.banked.get(found.id) ?? 0) + amount);
  }

  async function takeCash(place: number) {
    const id = idAt(place);
    const found = id ? await findOrder(context, id) : undefined;
    if (!found) return;
    const amount = missingOf(found);
    await takeMoney(context, { id: found.id, asker: shopRequester, amount });
  }

  /** Part of what is due, or some of that, goes back with a refund of its own; every button may well be pressed twice. */
  async function refund(place: number, presses: number, share = 1) {
    const id = idAt(place);
    const found = id ? await findOrder(context, id) : undefined;
    const part = found && owedParts(found)[0];
    if (!found || !part) return;
    const amount = Math.max(1, Math.floor(part.amount * share));
    const asked = {
      userId: 'admin',
      clientRequestId: `hoan-tien-${(refunds += 1)}`,
      kind: part.kind,
      amount,
      returnOrderId: part.returnId,
      reason: 'Hoàn cho khách',
      way: 'bank',
      orderId: found.id,
      account: aBankAccount,
    } as const;
    const [made] = await pressed(presses, () => createRefund(context, asked));
    if (!made) return;
    const press = { id: made.id, userId: 'admin' };
    await pressed(presses, () => processRefund(context, press));
    const sent = { ...press, outcome: 'sent', reference: 'FT1' } as const;
    await pressed(presses, () => settleTransfer(context, sent));
    ledger.sentBack.set(made.id, { orderId: found.id, amount });
    await closeReturn(context, made.id);
  }

  return {
    pay,
    payNewest: (share: number) => pay(idsOf('order').length - 1, { share, nth: 0, how: 'once' }),
    /** What it still costs, whatever that is by then. */
    payRest: async (place: number) => {
      const id = idAt(place);
      const found = id ? await findOrder(context, id) : undefined;
      if (found)
        await pay(place, { share: missingOf(found) / Math.max(1, found.total), nth: 0, how: 'once' });
    },
    takeCash,
    payBy: async (place: number, method: 'cash' | 'transfer' | 'other') => {
      const id = idAt(place);
      if (id)
        await createPayment(context, { order: { id, asker: shopRequester }, start: { method }, config });
    },
    runOut: async (place: number) => {
      const id = idAt(place);
      const found = id ? await findOrder(context, id) : undefined;
      const later = new Date(Date.now() + 3_600_000);
      if (found?.paymentId)
        await expirePayment(
          contextOf(table, () => later),
          found.paymentId,
        );
    },
    refund,
  };
}
