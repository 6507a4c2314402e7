import { readOurs } from '#functions/domain/payments/notices/read-notice.ts';
import { codesOf, moneyNamesOf } from '#functions/domain/payments/providers/bank-notice.ts';
import { orderOfCode } from '#functions/domain/payments/notices/find-notices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { type ListedTransfer, listTransfers } from './bank-list.ts';
import { compareRefunds, type ListedBack } from './compare-money.ts';
import { compareWithList, type Line, type Outcome } from './compare-with-list.ts';
import { dayAfter } from './days.ts';
import { listOurRefunds } from './our-refunds.ts';

/** Days before the compared day that are listed too. Staff may confirm a transfer by hand some days later. */
const daysBefore = 3;

const refundCode = /HT\d{6}[0-9A-HJKMNP-TV-Z]{5}/;

const dayOfTransfer = ({ transactionDate }: ListedTransfer): string => transactionDate.slice(0, 10);

/** Converts a transfer to a line. Its notice has the service's id, so that it is stored once. */
const lineOf = (context: Context, transfer: ListedTransfer): Line => ({
  ...moneyNamesOf(transfer),
  amount: transfer.transferAmount,
  words: transfer.content,
  day: dayOfTransfer(transfer),
  told: async () => ({
    provider: 'bank',
    key: String(transfer.id),
    raw: JSON.stringify(transfer),
    orderId: await orderOfCode(context.table, codesOf(transfer)[0]),
  }),
});

/** Returns an outgoing transfer that names a refund. Other outgoing transfers are not compared. */
function backOf(transfer: ListedTransfer, day: string): ListedBack[] {
  const words = transfer.content.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const code = refundCode.exec(words)?.[0] ?? null;
  if (!code) return [];
  return [
    {
      reference: transfer.referenceCode ?? String(transfer.id),
      code,
      amount: transfer.transferAmount,
      isOfDay: dayOfTransfer(transfer) === day,
    },
  ];
}

export async function compareBank(context: Context, { day }: { day: string }): Promise<Outcome> {
  const { account } = readOurs();
  const transfers = await listTransfers(account, dayAfter(day, -daysBefore), dayAfter(day, 1));
  const incoming = transfers.filter(({ transferType }) => transferType === 'in');
  const outgoing = transfers.filter(({ transferType }) => transferType === 'out');
  const lines = incoming.map((transfer) => lineOf(context, transfer));
  const [outcome, refunds] = await Promise.all([
    compareWithList(context, { provider: 'bank', day, lines }),
    listOurRefunds(context, 'bank', day),
  ]);
  const sent = outgoing.flatMap((transfer) => backOf(transfer, day));
  return { ...outcome, found: [...outcome.found, ...compareRefunds(sent, refunds)] };
}
