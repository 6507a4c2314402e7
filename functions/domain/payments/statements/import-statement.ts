import type { BodyOf } from '#shared/contract/route.ts';
import type { importStatement as contract, StatementResult } from '#shared/payments/statements.contract.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { orderOfCode } from '../notices/find-notices.ts';
import { keepNotice } from '../notices/keep-notice.ts';
import { readOurs } from '../notices/read-notice.ts';
import { type BankTransfer, codesOf, moneyNamesOf } from '../providers/bank-notice.ts';
import { findMoneyClaim } from '../records/money-claim.ts';
import { findNotice, noticeIdOf } from '../records/payment-notice.ts';
import { readStatement, type StatementLine } from './read-statement.ts';

const atOnce = 20;

/** Converts a line to the service's transfer; by the bank's reference both are the same money. */
const transferOf = ({ day, words, amount, reference }: StatementLine, accountNumber: string) =>
  ({
    id: `statement:${reference}:${amount}`,
    accountNumber,
    transactionDate: `${day} 00:00:00`,
    content: words,
    transferType: 'in',
    transferAmount: amount,
    referenceCode: reference,
  }) satisfies BankTransfer & { transactionDate: string };

type Transfer = ReturnType<typeof transferOf>;

/**
 * Tells whether an earlier statement had this line, or its money was counted with the same amount. Money with
 * another amount is stored, so that a person looks at the difference.
 */
async function isKnown({ table }: Context, transfer: Transfer): Promise<boolean> {
  const [counted, told] = await Promise.all([
    findMoneyClaim({ table }, moneyNamesOf(transfer)),
    findNotice(table, noticeIdOf('bank', transfer.id)),
  ]);
  const { amount = transfer.transferAmount } = counted ?? {};
  return (counted !== undefined && amount === transfer.transferAmount) || told !== undefined;
}

/** Stores a transfer. Returns whether it was new, because the same file may be imported twice at once. */
async function keep(context: Context, transfer: Transfer): Promise<boolean> {
  const { isNew } = await keepNotice(context, {
    provider: 'bank',
    key: transfer.id,
    raw: JSON.stringify(transfer),
    orderId: await orderOfCode(context.table, codesOf(transfer)[0]),
  });
  return isNew;
}

/**
 * Imports a bank's statement. Transfers that the monitoring service reported are recognised by the bank's
 * reference. The rest is stored like its notices and processed by the same rules.
 */
export async function importStatement(
  context: Context,
  { bank, text, trial }: BodyOf<typeof contract>,
): Promise<StatementResult> {
  const { lines, problems } = readStatement(bank, text);
  const { account } = readOurs();
  const incoming = lines.filter(({ isIncoming }) => isIncoming).map((line) => transferOf(line, account));
  // A line that stands twice in a file counts once.
  const transfers = [...new Map(incoming.map((transfer) => [transfer.id, transfer])).values()];
  let added = 0;
  for (let from = 0; from < transfers.length; from += atOnce) {
    const some = transfers.slice(from, from + atOnce);
    const known = await Promise.all(some.map((transfer) => isKnown(context, transfer)));
    const fresh = some.filter((_, place) => !known[place]);
    const kept = trial ? [] : await Promise.all(fresh.map((transfer) => keep(context, transfer)));
    added += trial ? fresh.length : kept.filter(Boolean).length;
  }
  return {
    read: lines.length,
    added,
    known: incoming.length - added,
    outgoing: lines.length - incoming.length,
    unreadable: problems.length,
    problems: problems.slice(0, 100),
  };
}
