import * as z from 'zod';
import type { State } from '../../home/state.ts';
import type { Answer, Ask } from '../common/provider-door.ts';

const Transfer = z.object({
  id: z.number(),
  gateway: z.string(),
  transactionDate: z.string(),
  accountNumber: z.string(),
  content: z.string(),
  transferType: z.enum(['in', 'out']),
  transferAmount: z.number(),
  referenceCode: z.string(),
});

const prefix = 'bank:moved:';

/** Records a transfer in the list, whether or not the shop was notified of it. */
export function keepTransfer(state: State, notice: string): void {
  const { transactionDate, referenceCode, transferAmount } = Transfer.parse(JSON.parse(notice));
  // A transfer that was notified twice is recorded once.
  const key = `${prefix}${transactionDate.slice(0, 10)}:${referenceCode}:${transferAmount}`;
  if (state.read(key) === undefined) state.write(key, notice);
}

const money = (amount: number): string => `${amount}.00`;

function toLine(text: string) {
  const {
    id,
    gateway,
    transactionDate,
    accountNumber,
    content,
    transferType,
    transferAmount,
    referenceCode,
  } = Transfer.parse(JSON.parse(text));
  return {
    id: String(id),
    bank_brand_name: gateway,
    account_number: accountNumber,
    transaction_date: transactionDate,
    amount_in: money(transferType === 'in' ? transferAmount : 0),
    amount_out: money(transferType === 'out' ? transferAmount : 0),
    accumulated: money(0),
    transaction_content: content,
    reference_number: referenceCode,
    code: null,
    sub_account: null,
  };
}

const refusal = (status: number, error: string): Answer => ({ status, json: { status, error } });

/** Returns the monitoring service's list of transactions, by day. */
export function answerList({ url, headers }: Ask, state: State, token: string): Answer {
  if (headers.authorization !== `Bearer ${token}`) return refusal(401, 'Unauthorized');
  const asked = (name: string) => url.searchParams.get(name) ?? '';
  const from = asked('transaction_date_min').slice(0, 10);
  const to = asked('transaction_date_max').slice(0, 10);
  const lines = state
    .readAll(`${prefix}${from}`, `${prefix}${to}~`)
    .map(toLine)
    .filter(({ account_number: account }) => account === asked('account_number'));
  const transactions = lines.toReversed().slice(0, Number(asked('limit') || 5000));
  return { json: { status: 200, error: null, messages: { success: true }, transactions } };
}
