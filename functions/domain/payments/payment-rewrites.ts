import type { Rewrite } from '#functions/platform/rewrites/rewrite.ts';
import { moneyPrefix, paymentKeys } from './records/payment-keys.ts';
import { noticeRecord, StoredNotice } from './records/payment-notice.ts';
import { paymentRecord, StoredPayment } from './records/payment-record.ts';

/** Rewrites payments and notices from before their views existed, so that the feeds contain them. */
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

const named = new RegExp(`^${moneyPrefix}(bank:(?!id:).+):(\\d+)$`);

/** Rewrites claims on bank money whose key held the amount and which did not store the sum. */
export const moneyByReference: Rewrite = {
  name: 'money-by-reference',
  entities: ['money'],
  today(item) {
    const [, transaction, amount] = item['amount'] === undefined ? (named.exec(item.pk) ?? []) : [];
    if (transaction === undefined) return item;
    return { ...item, ...paymentKeys.money(transaction), amount: Number(amount) };
  },
};
