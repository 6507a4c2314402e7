import type { StaffNotice } from '#shared/payments/notices.contract.ts';
import { findOrder } from '#functions/domain/orders/reading/read-orders.ts';
import { findOpenStatements } from '../records/carrier-statement.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { NoticeContent, StoredNotice } from '../records/payment-notice.ts';
import { toMoneyOrder } from './money-order.ts';
import { namedDecisions } from './named-decisions.ts';
import { toNoticeRow } from './notice-row.ts';
import { contentOf, mayCount, mayTakeBack, requireNotice } from './require-notice.ts';
import { isUndecided } from './surplus-notices.ts';
import { suggestOrders } from './suggest-orders.ts';

function mayOf(notice: StoredNotice, content: NoticeContent): StaffNotice['may'] {
  const { verdict, decision } = notice;
  const isOpen = isUndecided(notice);
  return {
    count: mayCount(notice, content),
    sendBack: isOpen && (mayCount(notice, content) || (verdict?.surplus ?? 0) > 0),
    ignore: isOpen,
    takeBack: mayTakeBack(notice, content),
    replay: verdict !== null && verdict.orderId === null && !decision && content.kind !== 'nothing',
  };
}

/** Returns a notice in its raw form, its result, and the orders it may be meant for. */
export async function readStaffNotice(context: Context, id: string): Promise<StaffNotice> {
  const { table } = context;
  const notice = await requireNotice(context, id);
  const content = contentOf(notice);
  const row = toNoticeRow(notice);
  const isFree = content.kind === 'money' && mayCount(notice, content);
  const [[named = row], order, suggestions, statements] = await Promise.all([
    namedDecisions(table, [row]),
    row.orderId ? findOrder(context, row.orderId) : undefined,
    isFree ? suggestOrders(context, { ...row, ...content }) : [],
    isFree && notice.provider === 'bank' ? findOpenStatements(context, content.amount) : [],
  ]);
  return {
    ...named,
    raw: notice.raw,
    order: order ? toMoneyOrder(order) : null,
    suggestions,
    statements,
    may: mayOf(notice, content),
  };
}
