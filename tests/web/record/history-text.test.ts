import i18next, { type TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type ActivityEntity, activityEntities } from '#shared/activity/activity-choices.ts';
import { PriceInput, VndInput, Vnd } from '#shared/values/vnd-schema.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import {
  brandRecord,
  businessRecord,
  cardRecord,
  categoryRecord,
  auditedDetailFields,
} from '#functions/domain/catalogue/records/catalogue-records.ts';
import { StoredDetail } from '#functions/domain/catalogue/views/product-record.ts';
import { countRecord } from '#functions/domain/inventory/counts/count-record.ts';
import { transferRecord } from '#functions/domain/inventory/transfers/transfer-record.ts';
import { customerRecord } from '#functions/domain/customers/records/customer.ts';
import { veiled } from '#functions/platform/records/audited-fields.ts';
import { invoiceRecord } from '#functions/domain/invoices/invoice-record.ts';
import { orderRecord } from '#functions/domain/orders/order-record.ts';
import { noticeRecord } from '#functions/domain/payments/records/payment-notice.ts';
import { paymentRecord } from '#functions/domain/payments/records/payment-record.ts';
import { bookRecord } from '#functions/domain/pricing/price-book-record.ts';
import { purchaseRecord } from '#functions/domain/purchasing/purchase-record.ts';
import { supplierRecord } from '#functions/domain/purchasing/suppliers.ts';
import { refundRecord } from '#functions/domain/refunds/refund-record.ts';
import { returnRecord } from '#functions/domain/returns/return-record.ts';
import { reviewRecord } from '#functions/domain/reviews/review.ts';
import { accountPolicyAudit } from '#functions/domain/settings/account-policy.ts';
import { chapterRecord } from '#functions/domain/library/chapter-record.ts';
import { documentRecord } from '#functions/domain/library/document-record.ts';
import { newsRecord } from '#functions/domain/news/news-record.ts';
import { contentApproval } from '#functions/domain/moderation/approval.ts';
import { orderRulesAudit } from '#functions/domain/settings/order-rules.ts';
import { rewardRuleAudit } from '#functions/domain/referrals/rewards/reward-rule.ts';
import { campaignRecord } from '#functions/domain/vouchers/campaign-record.ts';
import { voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import { en } from '#web/locales/en.ts';
import { vi } from '#web/locales/vi.ts';
import { historyText, isId, isMoney } from '#web/ui/record/history-text.ts';

type Audited = { of: ActivityEntity; told: object; schema: z.ZodType };

const audited = [
  profileRecord.audited,
  cardRecord.audited,
  { of: 'product', told: auditedDetailFields, schema: StoredDetail },
  categoryRecord.audited,
  businessRecord.audited,
  brandRecord.audited,
  countRecord.audited,
  transferRecord.audited,
  customerRecord.audited,
  invoiceRecord.audited,
  orderRecord.audited,
  noticeRecord.audited,
  paymentRecord.audited,
  bookRecord.audited,
  purchaseRecord.audited,
  supplierRecord.audited,
  refundRecord.audited,
  returnRecord.audited,
  reviewRecord.audited,
  newsRecord.audited,
  documentRecord.audited,
  chapterRecord.audited,
  accountPolicyAudit,
  orderRulesAudit,
  contentApproval.audited,
  rewardRuleAudit,
  campaignRecord.audited,
  voucherRecord.audited,
] as Audited[];

/** What is told is only that it changed. */
const veil = String(veiled('any'));

/** These are drawn as the badges of their pages, which have the words. */
const drawn = ['user.status', 'user.role', 'order.status', 'return.status'];

/** The schema within: without what may be left out, or be null. */
function within(schema: z.ZodType | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return within(schema.element as z.ZodType);
  if (
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  )
    return within(schema.unwrap() as z.ZodType);
  return schema;
}

const fields = audited.flatMap(({ of, told, schema }) =>
  Object.entries(told).map(([field, tell]) => {
    const whole = (schema as z.ZodObject).shape[field] as z.ZodType | undefined;
    const isList = whole instanceof z.ZodArray;
    const value = within(whole);
    const options = value instanceof z.ZodEnum ? (value.options as string[]) : [];
    return {
      name: `${of}.${field}`,
      of,
      field,
      value,
      codes: options.map((one) => String((tell as (value: unknown) => unknown)(isList ? [one] : one))),
    };
  }),
);

const translated = async (language: 'vi' | 'en'): Promise<TFunction<'activity'>> => {
  const i18n = i18next.createInstance();
  await i18n.init({ lng: language, resources: { [language]: { activity: { vi, en }[language].activity } } });
  return i18n.getFixedT(language, 'activity') as TFunction<'activity'>;
};

describe('what a history says', () => {
  it('is asked here of every record that has one', () => {
    expect([...new Set(audited.map(({ of }) => of))].sort()).toEqual([...activityEntities].sort());
    expect(fields.filter(({ codes }) => codes.length > 0).length).toBeGreaterThan(20);
  });

  it('names every field', () => {
    expect(fields.filter(({ field }) => !(field in vi.activity.field)).map(({ name }) => name)).toEqual([]);
  });

  it.each(['vi', 'en'] as const)('has a word for every code: %s', async (language) => {
    const t = await translated(language);
    const raw = fields
      .filter(({ name }) => !drawn.includes(name))
      .flatMap(({ name, of, field, codes }) =>
        codes
          .filter((code) => code !== veil && historyText(t, of, field, code) === code)
          .map((code) => `${name}: ${code}`),
      );
    expect(raw).toEqual([]);
  });

  it('writes sums as money, and pieces as numbers', () => {
    const sums = fields.filter(({ value }) => value === Vnd || value === VndInput || value === PriceInput);
    expect(sums.length).toBeGreaterThan(8);
    expect(sums.filter(({ of, field }) => !isMoney(of, field)).map(({ name }) => name)).toEqual([]);
    expect([isMoney('payment', 'received'), isMoney('transfer', 'received')]).toEqual([true, false]);
  });

  it('shows no id of another record', () => {
    const named = fields.filter(({ field }) => field.endsWith('Id') && field !== 'referenceId');
    expect(named.filter(({ field }) => !isId(field)).map(({ name }) => name)).toEqual([]);
  });

  it('leaves alone what somebody wrote', async () => {
    const t = await translated('vi');
    expect(historyText(t, 'purchase', 'note', 'paid, code:status.open')).toBe('paid, code:status.open');
    expect(historyText(t, 'order', 'flags', 'held, underpaid')).toBe('Đang được kiểm tra, Chuyển thiếu');
  });

  it('has the words of the pages', () => {
    for (const { activity, ...words } of [vi, en])
      expect(activity.code).toMatchObject({
        transfer_status: words.transfers.status,
        count_status: words.counts.status,
        calls: words.staffOrders.call.result,
        resolution: words.returns.resolution,
        qaResult: words.returns.qa,
        product_type: words.staffProducts.type,
        badges: words.badges,
      });
  });
});
