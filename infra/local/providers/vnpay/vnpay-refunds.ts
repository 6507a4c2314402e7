import {
  sameHash,
  signVnpayRefund,
  signVnpayRefundAnswer,
  type VnpayFields,
} from '#functions/domain/payments/providers/vnpay-signature.ts';
import type { Answer } from '../common/provider-door.ts';
import type { createTransactions, Transaction } from './vnpay-transaction.ts';

type Desk = {
  transactions: ReturnType<typeof createTransactions>;
  tmnCode: string;
  secret: string;
  time: string;
};

const words: Record<string, string> = {
  '00': 'Refund accepted',
  '02': 'Invalid TmnCode',
  '91': 'Transaction not found',
  '94': 'Duplicate request',
  '95': 'Transaction was not successful',
  '97': 'Invalid checksum',
  '99': 'Unknown error',
};

const sum = (refunds: Transaction['refunds']): number =>
  refunds.reduce((all, { amount }) => all + Number(amount), 0);

/** Handles a refund request: each request id is accepted once, and no more than was paid is refunded. */
export function answerRefund(fields: VnpayFields, { transactions, tmnCode, secret, time }: Desk): Answer {
  const found = transactions.find(fields['vnp_TxnRef'] ?? '');
  const reply = (code: string, more: VnpayFields = {}): Answer => {
    const answer: VnpayFields = {
      vnp_ResponseId: fields['vnp_RequestId'] ?? '',
      vnp_Command: 'refund',
      vnp_ResponseCode: code,
      vnp_Message: words[code] ?? '',
      vnp_TmnCode: tmnCode,
      vnp_TxnRef: fields['vnp_TxnRef'] ?? '',
      vnp_Amount: fields['vnp_Amount'] ?? '',
      vnp_PayDate: time,
      ...more,
    };
    return { json: { ...answer, vnp_SecureHash: signVnpayRefundAnswer(answer, secret) } };
  };
  if (fields['vnp_TmnCode'] !== tmnCode) return reply('02');
  if (!sameHash(fields['vnp_SecureHash'] ?? '', signVnpayRefund(fields, secret))) return reply('97');
  if (!found || found.createDate !== fields['vnp_TransactionDate']) return reply('91');
  if (found.status !== '00') return reply('95');
  const requestId = fields['vnp_RequestId'] ?? '';
  if (found.refunds.some((one) => one.requestId === requestId)) return reply('94');
  const amount = fields['vnp_Amount'] ?? '';
  if (!/^\d+$/.test(amount) || sum(found.refunds) + Number(amount) > Number(found.amount)) return reply('99');
  const number = transactions.nextNumber();
  const taken = { requestId, amount, status: '05', number };
  transactions.save({ ...found, refunds: [...found.refunds, taken] });
  return reply('00', { vnp_TransactionNo: number, vnp_TransactionStatus: '05' });
}

/** Returns a payment's last refund, marked as done, because it has finished by the time of a query. */
export function settledRefund(
  transactions: Desk['transactions'],
  found: Transaction,
): Transaction['refunds'][number] | undefined {
  const last = found.refunds.at(-1);
  if (!last) return undefined;
  const done = { ...last, status: '06' };
  transactions.save({ ...found, refunds: [...found.refunds.slice(0, -1), done] });
  return done;
}
