import { staleInvoice } from '#functions/domain/invoices/invoice-record.ts';
import { countedBefore } from '#functions/domain/payments/records/money-claim.ts';
import { aBankAccount } from '#tests/support/refunds.ts';
import {
  but,
  correctedTo,
  isAnswered,
  isSet,
  lists,
  type Prepared,
  type Refusals,
  refuses,
  says,
  where,
} from './prepared.ts';
import { sampleOf } from './samples.ts';
import type { Row } from './tampered-table.ts';

const order = /^ORDER#\S+ HEAD$/;
const invoice = /^INVOICE#\S+ HEAD$/;
const notice = /^NOTICE#\S+ NOTICE$/;
const refund = /^REFUND#\S+ HEAD$/;
const voucher = /^VOUCHER#\S+ HEAD$/;

/** The shop has no tax code yet; an invoice that is there already says of itself who sells. */
const noTaxCode = isSet('COMPANY_TAX_CODE', '');
const saysNoTaxCode = says(invoice, (row) => ({
  ...row,
  seller: { ...(row['seller'] as Row), taxCode: '' },
}));

/** Money of the samples has come to it. */
const ourAccount = isSet('BANK_ACCOUNT', '970436');

const unpaid = { paymentStatus: 'processing', paidAmount: 0 };

/** Money that named nobody goes back: an overpayment, of a notice. */
const ofNotice = (told: Parameters<typeof but>[1]): Prepared =>
  but(async (scene) => {
    const { params } = await sampleOf('payments/get-notice', scene);
    const body = { kind: 'overpayment', amount: 64_000, way: 'bank', account: aBankAccount };
    return { body: { ...body, orderId: null, noticeId: params?.['id'] } };
  }, told);

/** Somebody takes it away between two looks. */
function isGoneLater(name: RegExp) {
  let looks = 0;
  return says(name, (row) => {
    looks += 1;
    return looks > 1 ? undefined : row;
  });
}

/** The very same request has begun to pay by card, at a provider that does not answer. */
const cardOf = ({ clientRequestId: idempotencyKey }: { clientRequestId: string }) => ({
  method: 'card',
  provider: 'stripe',
  status: 'created',
  idempotencyKey,
});

export const moneyRefusals: Refusals = {
  'invoices/correct-invoice': {
    INVOICE_SELLER: where(saysNoTaxCode),
    INVOICE_UNPAID: where(says(order, { ...unpaid, status: 'confirmed' })),
  },
  'invoices/create-invoice': { INVOICE_SELLER: where(noTaxCode) },
  'invoices/issue-invoice': {
    INVOICE_SELLER: where(saysNoTaxCode),
    INVOICE_UNPAID: where(says(order, unpaid)),
  },
  'invoices/replace-invoice': {
    INVOICE_SELLER: where(noTaxCode),
    INVOICE_UNPAID: where(says(order, unpaid)),
  },
  'invoices/send-invoice': {
    INVOICE_STATE: where(says(invoice, { sending: 'none' })),
    STALE_STATE: where(says(invoice, { sending: 'refused' }), refuses(staleInvoice)),
  },
  'payments/create-payment': {
    DEPOSIT_NEEDED: but({ body: { method: 'cash', provider: undefined } }, [
      says(order, { deposit: { amount: 10_000, reason: 'first-order' } }),
    ]),
  },
  'payments/decide-notice': { REQUEST_DIFFERS: correctedTo({ reason: 'Tiền khác' }) },
  'payments/get-notice': {
    ORDER_NOT_FOUND: but({ query: { order: 'CL000000ABCDE' } }, [ourAccount]),
    NOTICE_STATE: but({ query: { order: 'CL000000ABCDE' } }, [
      ourAccount,
      says(notice, (row) => ({ ...row, verdict: { ...(row['verdict'] as Row), outcome: 'paid' } })),
    ]),
  },
  'payments/import-statement': {
    STATEMENT_TOO_LONG: but((_, { body }) => ({
      body: { text: (body as { text: string }).text + '\n23/11/2026,64000,ck,FT1'.repeat(2000) },
    })),
  },
  'payments/renew-staff-payment': {
    ORDER_NOT_FOUND: but({}, () => [isGoneLater(order)]),
    PROVIDER_UNAVAILABLE: but({}, ({ body }) => [
      lists(/^ORDER#/, (rows) =>
        rows.map((row) => ({ ...row, ...cardOf(body as { clientRequestId: string }) })),
      ),
      isSet('STRIPE_API_URL', 'https://stripe.test'),
      isSet('STRIPE_SECRET_ID', process.env['EDGE_SECRET_ID'] ?? ''),
      isAnswered(/checkout\/sessions/, () => Promise.reject(new Error('nobody there'))),
    ]),
  },
  'payments/take-back-decision': {
    NOTICE_STATE: where(says(notice, { decision: null })),
    REQUEST_DIFFERS: correctedTo({ version: 4 }),
  },
  'refunds/approve-refund': { REFUND_STATE: where(says(refund, { status: 'processing' })) },
  'refunds/create-refund': {
    MONEY_COUNTED: ofNotice([ourAccount, isSet('STRIPE_LIVE', 'no'), refuses(countedBefore)]),
    NOTICE_NOT_FOUND: but({ body: { kind: 'overpayment', orderId: null, noticeId: 'bank:nothing' } }),
    PAYMENT_NOT_FOUND: but({ body: { paymentId: 'nothing' } }),
    REQUEST_DIFFERS: correctedTo({ reason: 'Lý do khác' }),
  },
  'refunds/list-owed-orders': { ORDER_NOT_FOUND: but({ query: { order: 'nothing' } }) },
  'refunds/process-refund': {
    REFUND_TOO_MUCH: async (situation) => {
      const { payment } = await situation.scene.aPayment('wallet');
      return where(says(refund, { way: 'vnpay', paymentId: payment.id }))(situation);
    },
    REFUND_WAY: where(says(refund, { account: null })),
  },
  'tills/close-till': { REQUEST_DIFFERS: correctedTo({ reason: 'Lý do khác' }) },
  'tills/move-till-cash': { REQUEST_DIFFERS: correctedTo({ amount: 300_000 }) },
  'tills/open-till': { REQUEST_DIFFERS: correctedTo({ float: 400_000 }) },
  'vouchers/create-campaign': {
    VOUCHER_PROMISED: where(says(voucher, { handedOut: 3, validTo: '2030-01-01T00:00:00.000Z' })),
    VOUCHER_USED_BEFORE: where(says(voucher, { wasUsed: true })),
  },
  'vouchers/delete-voucher': {
    VOUCHER_IN_CAMPAIGN: where(says(voucher, { campaignId: 'tet' })),
    VOUCHER_WAS_USED: where(says(voucher, { wasUsed: true })),
  },
  'vouchers/update-campaign': {
    VOUCHER_HAS_CAMPAIGN: where(says(voucher, { campaignId: 'another' })),
    VOUCHER_PROMISED: where(says(voucher, { handedOut: 3, validTo: '2030-01-01T00:00:00.000Z' })),
  },
};
