import { mismatchOf, noticeStateOf } from '#shared/payments/notice-choices.ts';
import type { NoticeRow } from '#shared/payments/notices.contract.ts';
import { textOfNotice } from '../notices/notice-text.ts';
import type { StoredNotice } from '../records/payment-notice.ts';

/** Converts a notice to a row of a list. `by` stays an id until the row is read (see `namedDecisions`). */
export function toNoticeRow({ raw, group: _group, ...notice }: StoredNotice): NoticeRow {
  const { verdict } = notice;
  const told = textOfNotice({ provider: notice.provider, raw });
  return {
    id: notice.id,
    provider: notice.provider,
    receivedAt: notice.receivedAt,
    ...told,
    amount: Math.trunc(told.amount),
    state: noticeStateOf(notice),
    outcome: verdict?.outcome ?? null,
    mismatch: mismatchOf(verdict) ?? null,
    surplus: verdict?.surplus ?? 0,
    missing: verdict?.missing ?? 0,
    counted: verdict?.counted ?? null,
    orderId: verdict?.orderId ?? null,
    paymentId: verdict?.paymentId ?? null,
    decision: notice.decision,
    version: notice.version,
  };
}
