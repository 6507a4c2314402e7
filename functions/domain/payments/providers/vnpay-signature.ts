import { createHmac } from 'node:crypto';
import { sameSecret } from '#functions/platform/content/same-secret.ts';

export type VnpayFields = Record<string, string>;

const unsigned = new Set(['vnp_SecureHash', 'vnp_SecureHashType']);

/** Returns the signed text of a pay URL or notice: sorted, form-encoded, without empty values. */
function signedText(fields: VnpayFields): string {
  const kept = Object.entries(fields)
    .filter(([name, value]) => name.startsWith('vnp_') && !unsigned.has(name) && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return new URLSearchParams(kept).toString();
}

const hmac = (text: string, secret: string): string =>
  createHmac('sha512', secret).update(text, 'utf8').digest('hex');

export const signVnpay = (fields: VnpayFields, secret: string): string => hmac(signedText(fields), secret);

export const vnpayQuery = (fields: VnpayFields, secret: string): string =>
  `${signedText(fields)}&vnp_SecureHash=${signVnpay(fields, secret)}`;

/** Compares two hex hashes, ignoring case. */
export const sameHash = (given: string, expected: string): boolean =>
  sameSecret(given.toLowerCase(), expected.toLowerCase());

export const isSignedByVnpay = (fields: VnpayFields, secret: string): boolean =>
  sameHash(fields['vnp_SecureHash'] ?? '', signVnpay(fields, secret));

const askedFields = [
  'vnp_RequestId',
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_TransactionDate',
  'vnp_CreateDate',
  'vnp_IpAddr',
  'vnp_OrderInfo',
] as const;

const answeredFields = [
  'vnp_ResponseId',
  'vnp_Command',
  'vnp_ResponseCode',
  'vnp_Message',
  'vnp_TmnCode',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_BankCode',
  'vnp_PayDate',
  'vnp_TransactionNo',
  'vnp_TransactionType',
  'vnp_TransactionStatus',
  'vnp_OrderInfo',
  'vnp_PromotionCode',
  'vnp_PromotionAmount',
] as const;

const refundFields = [
  'vnp_RequestId',
  'vnp_Version',
  'vnp_Command',
  'vnp_TmnCode',
  'vnp_TransactionType',
  'vnp_TxnRef',
  'vnp_Amount',
  'vnp_TransactionNo',
  'vnp_TransactionDate',
  'vnp_CreateBy',
  'vnp_CreateDate',
  'vnp_IpAddr',
  'vnp_OrderInfo',
] as const;

/** Fields of an answer to a refund: those of an answer to a query, without the two promotion fields. */
const refundedFields = answeredFields.slice(0, -2);

/** Joins values in a fixed order by `|`, unencoded: VNPay signs queries so, unlike pay URLs. */
const between = (names: readonly string[], fields: VnpayFields): string =>
  names.map((name) => fields[name] ?? '').join('|');

export const signVnpayQuestion = (fields: VnpayFields, secret: string): string =>
  hmac(between(askedFields, fields), secret);

export const signVnpayAnswer = (fields: VnpayFields, secret: string): string =>
  hmac(between(answeredFields, fields), secret);

export const signVnpayRefund = (fields: VnpayFields, secret: string): string =>
  hmac(between(refundFields, fields), secret);

export const signVnpayRefundAnswer = (fields: VnpayFields, secret: string): string =>
  hmac(between(refundedFields, fields), secret);
