import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { StoredPayment } from '../records/payment-record.ts';
import { vnpayVersion } from './vnpay-pay-url.ts';
import { sameHash, signVnpayAnswer, signVnpayQuestion, type VnpayFields } from './vnpay-signature.ts';
import { vnpayTime } from './vnpay-time.ts';

const patienceMilliseconds = 8000;
const Answer = z.record(z.string(), z.coerce.string());
const config = readConfig({ VNPAY_QUERY_URL: z.url(), VNPAY_TMN_CODE: z.string() });

/** VNPay's code for a payment whose shopper never opened its page. */
const neverSeen = '91';

function questionOf(payment: StoredPayment, tmnCode: string, at: Date): VnpayFields {
  return {
    vnp_RequestId: randomUUID().replaceAll('-', ''),
    vnp_Version: vnpayVersion,
    vnp_Command: 'querydr',
    vnp_TmnCode: tmnCode,
    vnp_TxnRef: payment.code,
    vnp_TransactionDate: vnpayTime(new Date(payment.createdAt)),
    vnp_CreateDate: vnpayTime(at),
    vnp_IpAddr: '127.0.0.1',
    vnp_OrderInfo: `Truy van giao dich ${payment.orderCode}`,
  };
}

async function post(url: string, question: VnpayFields): Promise<VnpayFields> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(question),
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!reply.ok) throw new Error(`VNPay answered ${reply.status}`);
  return Answer.parse(await reply.json());
}

/** Asks VNPay for the state of a payment. Returns undefined if VNPay has never seen the payment. */
export async function queryVnpay(payment: StoredPayment, at: Date): Promise<VnpayFields | undefined> {
  const { VNPAY_QUERY_URL, VNPAY_TMN_CODE } = config();
  const secret = await getSecret('VNPAY_SECRET_ID');
  const question = questionOf(payment, VNPAY_TMN_CODE, at);
  try {
    const answer = await post(VNPAY_QUERY_URL, {
      ...question,
      vnp_SecureHash: signVnpayQuestion(question, secret),
    });
    if (!sameHash(answer['vnp_SecureHash'] ?? '', signVnpayAnswer(answer, secret)))
      throw new Error('VNPay’s answer is signed by somebody else');
    if (answer['vnp_ResponseCode'] === neverSeen) return undefined;
    if (answer['vnp_ResponseCode'] !== '00' || answer['vnp_TxnRef'] !== payment.code)
      throw new Error(`VNPay refused the question: ${answer['vnp_ResponseCode']}`);
    return answer;
  } catch (cause) {
    log.warn('vnpay does not answer', { paymentId: payment.id, error: cause });
    throw new AppError('PROVIDER_UNAVAILABLE', {}, { cause });
  }
}
