import { mismatchOf, noticeStateOf } from '#shared/payments/notice-choices.ts';
import { NoticeRow } from '#shared/payments/notices.contract.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { textOfNotice } from '../notices/notice-text.ts';
import { noticeFeed } from '../records/payment-keys.ts';
import { StoredNotice } from '../records/payment-notice.ts';
import { toNoticeRow } from './notice-row.ts';

export const noticesView = defineView(StoredNotice, {
  ...noticeFeed,
  version: 3,
  columns: {
    state: column.text(noticeStateOf),
    mismatch: column.text(({ verdict }) => mismatchOf(verdict) ?? ''),
    provider: column.text(({ provider }) => provider),
    amount: column.number((notice) => Math.trunc(textOfNotice(notice).amount)),
    receivedAt: column.text(({ receivedAt }) => receivedAt),
  },
  searched: (notice) => {
    const { words, reference, amount } = textOfNotice(notice);
    return [notice.id, words, reference, String(amount)];
  },
  indexes: [['receivedAt desc'], ['state', 'receivedAt desc']],
  row: StoredNotice.transform(toNoticeRow).pipe(NoticeRow),
});
