import * as z from 'zod';
import { readConfig } from '#functions/platform/config.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { BankTransfer } from '#functions/domain/payments/providers/bank-notice.ts';

const config = readConfig({ BANK_LIST_URL: z.url() });
const patienceMilliseconds = 15_000;
/** Maximum number of transfers that the service lists. */
const maxListed = 5000;

/** Amount in whole đồng, which the service writes with two decimals. */
const amount = z.coerce.number().transform(Math.round);

const TransferList = z.object({
  transactions: z.array(
    z.object({
      id: z.coerce.string().min(1),
      transaction_date: z.string().min(10),
      account_number: z.string(),
      amount_in: amount,
      amount_out: amount,
      transaction_content: z.string().nullish(),
      reference_number: z.string().nullish(),
      code: z.string().nullish(),
    }),
  ),
});

/** A transfer from the list, in the form of its notice. */
export type ListedTransfer = BankTransfer & { transactionDate: string };

const toTransfer = (line: z.infer<typeof TransferList>['transactions'][number]): ListedTransfer => ({
  id: line.id,
  accountNumber: line.account_number,
  code: line.code,
  content: line.transaction_content ?? '',
  transferType: line.amount_in > 0 ? 'in' : 'out',
  transferAmount: line.amount_in > 0 ? line.amount_in : line.amount_out,
  referenceCode: line.reference_number,
  transactionDate: line.transaction_date,
});

/** Lists the transfers of an account between two days in Vietnam. */
export async function listTransfers(account: string, from: string, to: string): Promise<ListedTransfer[]> {
  const { BANK_LIST_URL } = config();
  const asked = new URLSearchParams({
    account_number: account,
    transaction_date_min: `${from} 00:00:00`,
    transaction_date_max: `${to} 23:59:59`,
    limit: String(maxListed),
  });
  const reply = await fetch(`${BANK_LIST_URL}/transactions/list?${asked.toString()}`, {
    headers: { authorization: `Bearer ${await getSecret('BANK_LIST_SECRET_ID')}` },
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!reply.ok) throw new Error(`The bank’s list answered ${reply.status}`);
  const { transactions } = TransferList.parse(await reply.json());
  if (transactions.length >= maxListed) throw new Error(`The bank’s list ends after ${maxListed} lines`);
  return transactions.map(toTransfer);
}
