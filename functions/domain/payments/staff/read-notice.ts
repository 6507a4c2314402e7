import { AppError } from '#shared/contract/errors.ts';
import type { StaffNotice } from '#shared/payments/notices.contract.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { readNotice, readOurs } from '../notices/read-notice.ts';
import { findNotice, type NoticeContent, type StoredNotice } from '../records/payment-notice.ts';
import { toMoneyOrder } from './money-order.ts';
import { namedDecisions } from './named-decisions.ts';
import { toNoticeRow } from './notices-view.ts';
import { suggestOrders } from './suggest-orders.ts';

export async function requireNotice({ table }: Pick<Context, 'table'>, id: string): Promise<StoredNotice> {
  const notice = await findNotice(table, id);
  if (!notice) throw new AppError('NOTICE_NOT_FOUND');
  return notice;
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
  if (decision?.kind === 'ignore') return true;
  if (decision?.kind === 'send-back') return false;
  return content.kind === 'money' && verdict !== null && verdict.orderId !== null && verdict.amount > 0;
};

function mayOf(notice: StoredNotice, content: NoticeContent): StaffNotice['may'] {
  const { verdict, decision } = notice;
  const { state } = toNoticeRow(notice);
  const isOpen = state === 'open';
  return {
    count: mayCount(notice, content),
    sendBack: isOpen && (mayCount(notice, content) || (verdict?.surplus ?? 0) > 0),
    ignore: isOpen,
    takeBack: mayTakeBack(notice, content),
    replay: verdict !== null && verdict.orderId === null && !decision && content.kind !== 'nothing',
  };
}

/** What was told as it came, what became of it, and which orders it may be meant for. */
export async function readStaffNotice(context: Context, id: string): Promise<StaffNotice> {
  const { table } = context;
  const notice = await requireNotice(context, id);
  const content = contentOf(notice);
  const row = toNoticeRow(notice);
  const [[named = row], order, suggestions] = await Promise.all([
    namedDecisions(table, [row]),
    row.orderId ? findOrder(context, row.orderId) : undefined,
    content.kind === 'money' && mayCount(notice, content)
      ? suggestOrders(table, { ...row, amount: content.amount, codes: content.codes })
      : [],
  ]);
  return {
    ...named,
    raw: notice.raw,
    order: order ? toMoneyOrder(order) : null,
    suggestions,
    may: mayOf(notice, content),
  };
}
