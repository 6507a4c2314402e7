import type { TFunction } from 'i18next';
import type { ActivityEntity } from '#shared/activity/activity-choices.ts';

/** Fields whose values are codes of ours and get translated; other text is shown as entered. */
const worded = [
  'status',
  'sending',
  'paymentStatus',
  'deliveryType',
  'paymentMethod',
  'paymentProvider',
  'provenBy',
  'language',
  'reason',
  'flags',
  'decision',
  'type',
  'reach',
  'closedAs',
  'referrerSaid',
];

const money = [
  'price',
  'basePrice',
  'total',
  'shippingFee',
  'voucherDiscount',
  'paidAmount',
  'refundDue',
  'refundedAmount',
  'refundAmount',
  'discountAmount',
  'maxDiscountAmount',
  'freeShippingAmount',
  'minOrderAmount',
  'maxOrderAmount',
  'depositFrom',
  'minOrder',
  'monthlyCap',
  'leastVoucher',
];

/** Tells whether a field is an amount of money. `received` is money on a payment, but pieces on a transfer. */
export const isMoney = (of: ActivityEntity, field: string): boolean =>
  money.includes(field) || (of === 'payment' && field === 'received');

const ids = ['referrerId', 'guardianId', 'userId', 'businessId', 'campaignId', 'parentId', 'masterUnitId'];

/** Tells whether a field holds another record's id, which is not shown: it means nothing to readers. */
export const isId = (field: string): boolean => ids.includes(field);

const code = /^[\w-]+$/;

/** Returns the text of a field: our own codes are translated, text entered by people stays unchanged. */
export function historyText(t: TFunction<'activity'>, of: ActivityEntity, field: string, value: string) {
  const common = worded.includes(field) ? ['value'] : [];
  const places = [`code.${of}_${field}`, `code.${field}`, ...common];
  // A newer server may send codes this page has no translation for.
  const word = (one: string): string =>
    code.test(one)
      ? (t(places.map((place) => `${place}.${one}`) as never, { defaultValue: one }) as string)
      : one;
  return value.split(', ').map(word).join(', ');
}
