import { findOrderByCode } from '#functions/domain/orders/reading/read-orders.ts';
import { orThrow } from '#functions/platform/records/or-throw.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { readNotice, readOurs } from '../notices/read-notice.ts';
import { type NoticeContent, noticeRecord, type StoredNotice } from '../records/payment-notice.ts';
import type { NamedPayment } from '../settling/count-money.ts';
import { findNamedOrder } from '../settling/decide-money.ts';

export const requireNotice = ({ table }: TableContext, id: string): Promise<StoredNotice> =>
  noticeRecord.get(table, { id });

/** Finds the order that a person names, by its id or its code. */
export async function requireNamedOrder(context: Context, name: string): Promise<NamedPayment> {
  const byId = await findNamedOrder(context.table, name);
  if (byId) return byId;
  const order = await findOrderByCode(context, name);
  return orThrow(order && (await findNamedOrder(context.table, order.id)), 'ORDER_NOT_FOUND');
}

/** Returns the content of a notice; `nothing` if it is unreadable. */
export function contentOf(notice: StoredNotice): NoticeContent {
  try {
    return readNotice(notice, readOurs());
  } catch {
    return { kind: 'nothing' };
  }
}

/** Tells whether money may be counted for an order: it reached none yet, and nobody has decided on it. */
export const mayCount = ({ verdict, decision }: StoredNotice, content: NoticeContent): boolean =>
  content.kind === 'money' &&
  !decision &&
  (verdict?.outcome === 'unknown' || verdict?.outcome === 'ambiguous');

/** Tells whether a decision can be taken back, or money that came by itself taken off; no refund can. */
export const mayTakeBack = ({ verdict, decision }: StoredNotice, content: NoticeContent): boolean => {
  if (decision?.kind === 'ignore' || decision?.kind === 'statement') return true;
  if (decision?.kind === 'send-back') return false;
  return content.kind === 'money' && verdict !== null && verdict.orderId !== null && verdict.amount > 0;
};
