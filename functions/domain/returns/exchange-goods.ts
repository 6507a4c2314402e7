import { effectsOf } from '#shared/returns/return-effects.ts';
import { changeOrder, type OrderRefusal } from '#functions/domain/orders/moving/change-order.ts';
import { missingOf } from '#functions/domain/orders/order-money.ts';
import type { StoredOrder, TimelineEntry } from '#functions/domain/orders/order-record.ts';
import { carryOver } from '#functions/domain/orders/refund-money.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import type { Credit, ExchangeParties } from './exchange-credit.ts';
import { mailReturn } from './return-mail.ts';
import { returnRecord, type staleReturn, type StoredReturn } from './return-record.ts';

/** An order that returned goods pay for, wholly or in part, with the writes for the payment. */
export type PaidWithGoods = { order: StoredOrder; writes: Operation<OrderRefusal | typeof staleReturn>[] };

/** Effects of the exchange: points and rewards of the old goods are taken back; vouchers stay used. */
function effectsFor(before: StoredReturn, paying: StoredOrder): StoredReturn['effects'] {
  if (!before.effects) return null;
  const { fault } = before.effects;
  const pieces = before.items.map(({ unitTotal, passed }) => ({ unitTotal, quantity: passed ?? 0 }));
  const { shares: _shares, ...effects } = effectsOf({ order: paying, pieces, fault, resolution: 'refund' });
  return { ...effects, vouchers: false };
}

/** Returns the new order with the credit as paid money. It is confirmed if nothing remains to be paid. */
function withCredit(made: StoredOrder, { before, paying }: ExchangeParties, paid: number, credit: number) {
  const { id: returnId, code: returnCode } = before;
  const exchange = {
    orderId: paying.id,
    orderCode: paying.code,
    returnId,
    returnCode,
    credit,
    carried: paid,
  };
  const order: StoredOrder = { ...made, paidAmount: paid, exchange };
  if (missingOf(order) > 0) return order;
  const { createdAt: confirmedAt } = made;
  return {
    ...order,
    status: 'confirmed' as const,
    paymentStatus: 'paid' as const,
    confirmedAt,
    unpaidUntil: null,
  };
}

/**
 * Pays a new order with the value of returned goods. A remainder of the credit stays owed with the order that
 * paid for them. The writes belong in the transaction that creates the new order.
 */
export function payWithGoods(
  parties: ExchangeParties & { credit: Credit },
  made: StoredOrder,
  { userId, at }: { userId: string; at: Date },
): PaidWithGoods {
  const { before, order, paying, credit } = parties;
  const to = { id: made.id, code: made.code };
  const carried = Math.min(credit.amount, made.total);
  const owing = { ...paying, ...credit.money };
  const money = { ...credit.money, ...carryOver(owing, { returnId: before.id, amount: carried, to, at }) };
  const iso = at.toISOString();
  const returned = returnRecord.replace(before, {
    status: 'exchanged',
    resolution: 'exchange',
    effects: effectsFor(before, paying),
    replacement: to,
    exchange: { credit: credit.amount, total: made.total },
    moneyBack: credit.amount - carried,
    updatedAt: iso,
    endedAt: iso,
  });
  const step = { kind: 'status', from: before.status, to: 'exchanged', by: 'staff', userId } as const;
  const told = { from: null, by: 'staff' } as const;
  const entry: TimelineEntry = { ...told, kind: 'note', to: 'return_exchanged', note: before.code };
  const moved: TimelineEntry = { ...told, kind: 'payment', to: 'carried', note: `${carried} ${made.code}` };
  const isOwn = paying.id === order.id;
  const own = isOwn ? [] : changeOrder(order, {}, [entry], at).writes;
  const paid = changeOrder(paying, money, [entry, ...(carried > 0 ? [moved] : [])], at);
  return {
    order: withCredit(made, parties, carried, credit.amount),
    writes: [
      ...returned.writes,
      ...returnRecord.tell(returned.after, [{ ...step, note: made.code }], at),
      ...own,
      ...paid.writes,
      // Like every mail about a return, it shows the order whose goods came back.
      ...mailReturn(order, returned.after),
    ],
  };
}
