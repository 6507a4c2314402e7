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

/** As the service that watches the account would have told it: the reference makes both one. */
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
 * The line was told of by an earlier statement, or its money was counted with the same amount. With another amount it
 * is kept, so that a person looks at the difference.
 */
async function isKnown({ table }: Context, transfer: Transfer): Promise<boolean> {
  const [counted, told] = await Promise.all([
    findMoneyClaim({ table }, moneyNamesOf(transfer)),
    findNotice(table, noticeIdOf('bank', transfer.id)),
  ]);
  const { amount = transfer.transferAmount } = counted ?? {};
  return (counted !== undefined && amount === transfer.transferAmount) || told !== undefined;
}

/** Whether it was new: the same file may be taken in twice at once. */
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
 * Takes in a bank's statement. What the watching service told of is known by the bank's own reference; the rest is kept
 * as it would have been, and worked off by the same rules.
 */
export async function importStatement(
  context: Context,
  { bank, text, trial }: BodyOf<typeof contract>,
): Promise<StatementResult> {
  const { lines, problems } = readStatement(bank, text);
  const { account } = readOurs();
  const incoming = lines.filter(({ isIncoming }) => isIncoming).map((line) => transferOf(line, account));
  // A line that stands twice in a file is one.
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
