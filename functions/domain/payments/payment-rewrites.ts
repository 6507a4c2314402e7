import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { noticeRecord, StoredNotice } from './records/payment-notice.ts';
import { paymentRecord, StoredPayment } from './records/payment-record.ts';

/** From before there were views of everybody's payments, and of what providers told. */
export const moneyInItsFeeds: Rewrite = {
  name: 'money-in-its-feeds',
  entities: ['payment', 'payment-notice'],
  today(item) {
    if (item['changes'] !== undefined) return item;
    const { data: payment } = StoredPayment.safeParse(item);
    if (item['entity'] === 'payment') return payment ? { ...item, ...paymentRecord.item(payment) } : item;
    const { data: notice } = StoredNotice.safeParse(item);
    return notice ? { ...item, ...noticeRecord.item(notice) } : item;
  },
};
