import type { TFunction } from 'i18next';
import type { ActivityEntity } from '#shared/activity/activity-choices.ts';

/** These hold words of ours; what else is said is somebody's own. */
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

/** Of a payment that is money; of a transfer, pieces. */
export const isMoney = (of: ActivityEntity, field: string): boolean =>
  money.includes(field) || (of === 'payment' && field === 'received');

const ids = ['referrerId', 'guardianId', 'userId', 'businessId', 'campaignId', 'parentId', 'masterUnitId'];

/** The field names another record by its id, which nobody can read. */
export const isId = (field: string): boolean => ids.includes(field);

const code = /^[\w-]+$/;

/** The text of a field, with each code of ours among it in words; somebody's own text stays as it is. */
export function historyText(t: TFunction<'activity'>, of: ActivityEntity, field: string, value: string) {
  const common = worded.includes(field) ? ['value'] : [];
  const places = [`code.${of}_${field}`, `code.${field}`, ...common];
  // A newer server may say what this page has no word for.
  const word = (one: string): string =>
    code.test(one)
      ? (t(places.map((place) => `${place}.${one}`) as never, { defaultValue: one }) as string)
      : one;
  return value.split(', ').map(word).join(', ');
}
