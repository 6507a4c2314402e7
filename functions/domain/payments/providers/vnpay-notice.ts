import * as z from 'zod';
import type { NoticeContent } from '../records/payment-notice.ts';
import type { VnpayFields } from './vnpay-signature.ts';

const Fields = z.record(z.string(), z.coerce.string());

/** Reads VNPay's fields from a query string, a form, or a JSON object. */
export function readVnpayFields(raw: string): VnpayFields {
  if (!raw.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(raw));
  try {
    return Fields.safeParse(JSON.parse(raw)).data ?? {};
  } catch {
    return {}; // Without fields there is no signature either, so the notice is refused.
  }
}

const payment = '01';
const doubtful = ['04', '07'];
const reasons: Record<string, 'cancelled' | 'expired'> = { '24': 'cancelled', '11': 'expired' };

/** Reads a VNPay notice. Money came only if both codes say so; held money is neither paid nor failed. */
export function readVnpayNotice(fields: VnpayFields): NoticeContent {
  const { vnp_ResponseCode: said = '', vnp_TransactionStatus: status = '', vnp_TxnRef: code = '' } = fields;
  // A query about a refunded payment returns the refund, which neither pays nor ends the payment.
  if ((fields['vnp_TransactionType'] || payment) !== payment) return { kind: 'nothing' };
  if (said === '00' && status === '00') {
    const transaction = `vnpay:${fields['vnp_TransactionNo'] || code}`;
    return { kind: 'money', transaction, amount: Number(fields['vnp_Amount']) / 100, codes: [code] };
  }
  if (said === '07' || doubtful.includes(status)) return { kind: 'held', code, said };
  if (status === '01') return { kind: 'nothing' };
  return { kind: 'ended', code, reason: reasons[said] ?? 'declined', said };
}

/** Key of a notice, with both codes: VNPay may report money twice, first in doubt, then certain. */
export const vnpayNoticeKey = ({
  vnp_TxnRef: code = '',
  vnp_TransactionNo: transaction = '',
  vnp_ResponseCode: said = '',
  vnp_TransactionStatus: status = '',
}: VnpayFields): string => `${code}:${transaction || '0'}:${said}${status}`;
