import { AppError } from '#shared/contract/errors.ts';
import { coverOf } from '#shared/orders/order-cover.ts';
import { cancelDue } from '#functions/domain/due/due-items.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type ChangedOrder, changeOrder } from './change-order.ts';
import type { TimelineEntry } from '../order-record.ts';
import { orderKeys } from '../order-keys.ts';
import { withFlags } from '../order-money.ts';
import { StoredOrder } from '../order-record.ts';
import { requireEvent } from '../order-state.ts';
import { unpaidDue } from './unpaid-clock.ts';

const dayMilliseconds = 86_400_000;

type Grant = { by: string; reason: string; days: number; at: Date };

/** Lets an order be paid after delivery. The order records who allowed it, why and until when. */
export function grantCredit(order: StoredOrder, { by, reason, days, at }: Grant): ChangedOrder {
  const status = requireEvent(order, 'grant-credit');
  if (coverOf(order) === 'paid') throw new AppError('ORDER_NOT_PAYABLE');
  const dueAt = new Date(at.getTime() + days * dayMilliseconds).toISOString();
  const due = unpaidDue(order);
  const entries: TimelineEntry[] = [
    { kind: 'payment', from: null, to: 'on_credit', by: 'staff', note: dueAt },
  ];
  if (status !== order.status)
    entries.push({ kind: 'status', from: order.status, to: status, by: 'staff', note: '' });
  const changed = changeOrder(
    order,
    {
      status,
      flags: withFlags(order.flags, 'on_credit'),
      credit: { grantedBy: by, grantedAt: at.toISOString(), reason, dueAt },
      unpaidUntil: null,
    },
    entries,
    at,
  );
  return { ...changed, writes: [...changed.writes, ...(due ? [cancelDue(due)] : [])] };
}

/** Lists orders on credit that are still unpaid, the earliest due first. */
export async function listCreditOrders(
  { table }: Context,
  { take, cursor }: { take: number; cursor?: string | undefined },
): Promise<{ orders: StoredOrder[]; nextCursor: string | null }> {
  const asked = { index: 'gsi1', pk: orderKeys.onCredit, limit: take, cursor } as const;
  const { items, cursor: next } = await table.list(asked, StoredOrder);
  return { orders: items, nextCursor: next ?? null };
}
