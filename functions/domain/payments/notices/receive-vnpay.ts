import * as z from 'zod';
import { isLive } from '#shared/payments/payment.ts';
import { readConfig } from '#functions/platform/config.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { keepNotice } from './keep-notice.ts';
import { paymentRecord } from '../records/payment-record.ts';
import { findIdByCode } from '../records/payment-repository.ts';
import { readVnpayFields, vnpayNoticeKey } from '../providers/vnpay-notice.ts';
import { vnpayAmount } from '../providers/vnpay-pay-url.ts';
import { isSignedByVnpay, type VnpayFields } from '../providers/vnpay-signature.ts';

const config = readConfig({ VNPAY_TMN_CODE: z.string() });

/** Response codes that VNPay defines. After 00 and 02 VNPay sends no further notice. */
const answers = {
  '00': 'Confirm Success',
  '01': 'Order not found',
  '02': 'Order already confirmed',
  '04': 'Invalid amount',
  '97': 'Invalid signature',
  '99': 'Unknown error',
} as const;

export type VnpayAnswer = { RspCode: keyof typeof answers; Message: string };

export const vnpayAnswer = (RspCode: keyof typeof answers): VnpayAnswer => ({
  RspCode,
  Message: answers[RspCode],
});

/** Fields of notices only. Pay URLs have the same signing secret and must not pass as notices. */
const told = ['vnp_ResponseCode', 'vnp_TransactionStatus', 'vnp_TransactionNo'];
const isNotice = (fields: VnpayFields): boolean =>
  told.every((name) => fields[name]) && fields['vnp_Command'] === undefined;

/** Receives a VNPay notice. What VNPay wants answered is checked at once, the rest by the queue. */
export async function receiveVnpay(context: Context, raw: string): Promise<VnpayAnswer> {
  const { table } = context;
  const secret = await getSecret('VNPAY_SECRET_ID');
  const { VNPAY_TMN_CODE } = config();
  const fields = readVnpayFields(raw);
  if (!isSignedByVnpay(fields, secret) || fields['vnp_TmnCode'] !== VNPAY_TMN_CODE) return vnpayAnswer('97');
  if (!isNotice(fields)) return vnpayAnswer('99');
  const id = await findIdByCode(table, fields['vnp_TxnRef'] ?? '');
  const payment = id && (await paymentRecord.find(table, { id }));
  if (!payment || payment.provider !== 'vnpay') return vnpayAnswer('01');
  if (fields['vnp_Amount'] !== vnpayAmount(payment.amount)) return vnpayAnswer('04');
  const { isNew } = await keepNotice(context, {
    provider: 'vnpay',
    key: vnpayNoticeKey(fields),
    raw,
    orderId: payment.orderId,
  });
  const isOver = !isLive(payment.status) && (!isNew || payment.status === 'succeeded');
  return vnpayAnswer(isOver ? '02' : '00');
}
