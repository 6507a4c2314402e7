import * as z from 'zod';
import type { NoticeContent } from '../records/payment-notice.ts';
import type { VnpayFields } from './vnpay-signature.ts';

const Fields = z.record(z.string(), z.coerce.string());

/** VNPay writes its fields into an address, a form, or an object. */
export function readVnpayFields(raw: string): VnpayFields {
  if (!raw.trimStart().startsWith('{')) return Object.fromEntries(new URLSearchParams(raw));
  try {
    return Fields.safeParse(JSON.parse(raw)).data ?? {};
  } catch {
    return {}; // no fields, so no signature either
  }
}

const payment = '01';
const doubtful = ['04', '07'];
const reasons: Record<string, 'cancelled' | 'expired'> = { '24': 'cancelled', '11': 'expired' };

/** Money has come only where both say so; what the bank doubts is neither paid nor failed. */
export function readVnpayNotice(fields: VnpayFields): NoticeContent {
  const { vnp_ResponseCode: said = '', vnp_TransactionStatus: status = '', vnp_TxnRef: code = '' } = fields;
  // Asked about a payment that money went back of, VNPay tells of that: it is no payment, and the end of none.
  if ((fields['vnp_TransactionType'] || payment) !== payment) return { kind: 'nothing' };
  if (said === '00' && status === '00') {
    const transaction = `vnpay:${fields['vnp_TransactionNo'] || code}`;
    return { kind: 'money', transaction, amount: Number(fields['vnp_Amount']) / 100, codes: [code] };
  }
  if (said === '07' || doubtful.includes(status)) return { kind: 'held', code, said };
  if (status === '01') return { kind: 'nothing' };
  return { kind: 'ended', code, reason: reasons[said] ?? 'declined', said };
}

/** One transaction may be told of twice, first in doubt and then for certain. */
export const vnpayNoticeKey = ({
  vnp_TxnRef: code = '',
  vnp_TransactionNo: transaction = '',
  vnp_ResponseCode: said = '',
  vnp_TransactionStatus: status = '',
}: VnpayFields): string => `${code}:${transaction || '0'}:${said}${status}`;
