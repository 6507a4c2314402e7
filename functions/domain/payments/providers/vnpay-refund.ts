import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { StoredPayment } from '../records/payment-record.ts';
import type { ProviderRefund, RefundAnswer } from './refund-answer.ts';
import { vnpayAmount, vnpayVersion } from './vnpay-pay-url.ts';
import { queryVnpay } from './vnpay-query.ts';
import { sameHash, signVnpayRefund, signVnpayRefundAnswer, type VnpayFields } from './vnpay-signature.ts';
import { vnpayTime } from './vnpay-time.ts';

const patienceMilliseconds = 8000;
const Answer = z.record(z.string(), z.coerce.string());
const config = readConfig({ VNPAY_QUERY_URL: z.url(), VNPAY_TMN_CODE: z.string() });

const transactionPrefix = 'vnpay:';

/** Returns VNPay's own transaction number. If it is unknown, VNPay finds the payment by our code. */
const numberOf = ({ references }: StoredPayment): string =>
  references.find((name) => name.startsWith(transactionPrefix))?.slice(transactionPrefix.length) ?? '';

function requestOf(payment: StoredPayment, refund: ProviderRefund, tmnCode: string, at: Date): VnpayFields {
  const isWhole = refund.amount === payment.received;
  return {
    vnp_RequestId: refund.requestKey,
    vnp_Version: vnpayVersion,
    vnp_Command: 'refund',
    vnp_TmnCode: tmnCode,
    vnp_TransactionType: isWhole ? '02' : '03',
    vnp_TxnRef: payment.code,
    vnp_Amount: vnpayAmount(refund.amount),
    vnp_TransactionNo: numberOf(payment),
    vnp_TransactionDate: vnpayTime(new Date(payment.createdAt)),
    vnp_CreateBy: refund.by,
    vnp_CreateDate: vnpayTime(at),
    vnp_IpAddr: '127.0.0.1',
    vnp_OrderInfo: `Hoan tien ${refund.refundCode}`,
  };
}

/** Interprets VNPay's answer. 94: requested before. 99: unknown, not final. Other refusals are final. */
function meaningOf(answer: VnpayFields): RefundAnswer {
  const code = answer['vnp_ResponseCode'] ?? '';
  if (code === '00' || code === '94')
    return { kind: 'accepted', reference: answer['vnp_TransactionNo'] || null };
  const error = `VNPAY ${code} ${answer['vnp_Message'] ?? ''}`.trim();
  return code === '99' ? { kind: 'unknown', error } : { kind: 'refused', error };
}

/** Asks VNPay to send money back. */
export async function refundAtVnpay(
  payment: StoredPayment,
  refund: ProviderRefund,
  at: Date,
): Promise<RefundAnswer> {
  const { VNPAY_QUERY_URL, VNPAY_TMN_CODE } = config();
  const secret = await getSecret('VNPAY_SECRET_ID');
  const request = requestOf(payment, refund, VNPAY_TMN_CODE, at);
  try {
    const reply = await fetch(VNPAY_QUERY_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, vnp_SecureHash: signVnpayRefund(request, secret) }),
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    if (!reply.ok) throw new Error(`VNPay answered ${reply.status}`);
    const answer = Answer.parse(await reply.json());
    if (!sameHash(answer['vnp_SecureHash'] ?? '', signVnpayRefundAnswer(answer, secret)))
      throw new Error('VNPay’s answer is signed by somebody else');
    return meaningOf(answer);
  } catch (error) {
    log.warn('vnpay does not answer a refund', { refund: refund.refundCode, error });
    return { kind: 'unknown', error: error instanceof Error ? error.message : 'VNPAY' };
  }
}

/**
 * Returns the state of the running refund attempt; undefined if VNPay does not know of it yet. VNPay reports
 * only the last refund of a payment, which may be an earlier one: `earlier` holds the numbers of those.
 */
export async function followAtVnpay(
  payment: StoredPayment,
  earlier: readonly string[],
  at: Date,
): Promise<RefundAnswer | undefined> {
  const answer = await queryVnpay(payment, at);
  const type = answer?.['vnp_TransactionType'];
  const reference = answer?.['vnp_TransactionNo'] || null;
  if (!answer || (type !== '02' && type !== '03')) return undefined;
  if (reference !== null && earlier.includes(reference)) return undefined;
  switch (answer['vnp_TransactionStatus']) {
    case '00':
    case '06':
      return { kind: 'done', reference };
    case '09':
      return { kind: 'refused', error: 'VNPAY 09', reference };
    default:
      return { kind: 'accepted', reference };
  }
}
