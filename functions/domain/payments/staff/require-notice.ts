import { AppError } from '#shared/contract/errors.ts';
import { findOrderByCode } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readNotice, readOurs } from '../notices/read-notice.ts';
import { findNotice, type NoticeContent, type StoredNotice } from '../records/payment-notice.ts';
import type { NamedPayment } from '../settling/count-money.ts';
import { findNamedOrder } from '../settling/decide-money.ts';

export async function requireNotice({ table }: Pick<Context, 'table'>, id: string): Promise<StoredNotice> {
  const notice = await findNotice(table, id);
  if (!notice) throw new AppError('NOTICE_NOT_FOUND');
  return notice;
}

/** The order a person names, by its id or by its code. */
export async function requireNamedOrder(context: Context, name: string): Promise<NamedPayment> {
  const byId = await findNamedOrder(context.table, name);
  if (byId) return byId;
  const order = await findOrderByCode(context, name);
  const byCode = order && (await findNamedOrder(context.table, order.id));
  if (!byCode) throw new AppError('ORDER_NOT_FOUND');
  return byCode;
}

/** What it says, as far as anybody can read it. */
export function contentOf(notice: StoredNotice): NoticeContent {
  try {
    return readNotice(notice, readOurs());
  } catch {
    return { kind: 'nothing' };
  }
}

/** Money that reached no order, and of which nothing was decided, may be counted for one. */
export const mayCount = ({ verdict, decision }: StoredNotice, content: NoticeContent): boolean =>
  content.kind === 'money' &&
  !decision &&
  (verdict?.outcome === 'unknown' || verdict?.outcome === 'ambiguous');

/** What was decided can be taken back; so can money that reached an order by itself, as long as it is unused there. */
export const mayTakeBack = ({ verdict, decision }: StoredNotice, content: NoticeContent): boolean => {
  if (decision?.kind === 'ignore' || decision?.kind === 'statement') return true;
  if (decision?.kind === 'send-back') return false;
  return content.kind === 'money' && verdict !== null && verdict.orderId !== null && verdict.amount > 0;
};
