import { mismatchOf, noticeStateOf } from '#shared/payments/notice-choices.ts';
import { NoticeRow } from '#shared/payments/notices.contract.ts';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { placeOfReceipt, receivedIn } from '../notices/notice-receipt.ts';
import { textOfNotice } from '../notices/notice-text.ts';
import { noticeFeed } from '../records/payment-keys.ts';
import { StoredNotice } from '../records/payment-notice.ts';
import { toNoticeRow } from './notice-row.ts';

export const noticesView = defineView(StoredNotice, {
  ...noticeFeed,
  version: 5,
  columns: {
    state: column.text(noticeStateOf),
    mismatch: column.text(({ verdict }) => mismatchOf(verdict) ?? ''),
    provider: column.text(({ provider }) => provider),
    amount: column.number((notice) => Math.trunc(textOfNotice(notice).amount)),
    receivedAt: column.text(({ receivedAt }) => receivedAt),
    /** The sum that came, with the day and account under which the bank or provider lists it. */
    came: column.number(receivedIn),
    cameDay: column.text((notice) => placeOfReceipt(notice).day),
    account: column.text((notice) => placeOfReceipt(notice).account),
  },
  searched: (notice) => {
    const { words, reference, amount } = textOfNotice(notice);
    return [notice.id, words, reference, String(amount)];
  },
  indexes: [
    ['receivedAt desc'],
    ['amount'],
    ['state', 'receivedAt desc'],
    ['mismatch', 'receivedAt desc'],
    ['provider', 'receivedAt desc'],
    ['cameDay', 'provider', 'account', 'came'],
  ],
  row: StoredNotice.transform(toNoticeRow).pipe(NoticeRow),
});
