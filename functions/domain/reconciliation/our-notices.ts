import type { ListedBy } from '#shared/reconciliation/reconciliation.ts';
import { noticeStateOf } from '#shared/payments/notice-choices.ts';
import type { NoticeRow } from '#shared/payments/notices.contract.ts';
import { findNotices } from '#functions/domain/payments/notices/find-notices.ts';
import { readNotice, readOurs } from '#functions/domain/payments/notices/read-notice.ts';
import { recentNotices } from '#functions/domain/payments/notices/recent-notices.ts';
import type { NoticeContent, StoredNotice } from '#functions/domain/payments/records/payment-notice.ts';
import { toNoticeRow } from '#functions/domain/payments/staff/notice-row.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { millisecondsSince } from './days.ts';

type NoticeSpan = { provider: ListedBy; from: string; to: string };
type Money = Extract<NoticeContent, { kind: 'money' }>;

/** A notice of money, with its content. */
export type OurMoney = { notice: StoredNotice; money: Money };

/** Lists the notices received in a time range, oldest first. */
async function noticesOf(context: Context, { provider, from, to }: NoticeSpan): Promise<StoredNotice[]> {
  const notices = await recentNotices(context, {
    withinMilliseconds: millisecondsSince(context, from),
    fits: (notice) => notice.provider === provider && notice.receivedAt >= from && notice.receivedAt <= to,
  });
  return notices.sort((a, b) => (a.receivedAt < b.receivedAt ? -1 : 1));
}

export function moneyOf(notice: StoredNotice): Money | undefined {
  try {
    const content = readNotice(notice, readOurs());
    return content.kind === 'money' ? content : undefined;
  } catch {
    // Unreadable notices wait among those that were not processed.
    return undefined;
  }
}

/** Lists the notices of money received in a time range. */
export async function listOurMoney(context: Context, asked: NoticeSpan): Promise<OurMoney[]> {
  const there = await noticesOf(context, asked);
  const notices = await findNotices(
    context,
    there.map(({ id }) => id),
  );
  return notices.flatMap((notice) => {
    const money = moneyOf(notice);
    return money ? [{ notice, money }] : [];
  });
}

/** Lists the notices of a time range that wait for a person. */
export async function listOpen(context: Context, asked: NoticeSpan): Promise<NoticeRow[]> {
  const notices = await noticesOf(context, asked);
  return notices.filter((notice) => noticeStateOf(notice) === 'open').map(toNoticeRow);
}
