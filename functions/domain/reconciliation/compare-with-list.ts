import type { ListedBy } from '#shared/reconciliation/reconciliation.ts';
import type { ReceivedNotice } from '#functions/domain/payments/notices/keep-notice.ts';
import { findCounted } from '#functions/domain/payments/notices/find-notices.ts';
import type { MoneyNames } from '#functions/domain/payments/records/money-claim.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { byTransaction, compareListed, type ListLine, notListed } from './compare-money.ts';
import type { DifferenceFacts } from './comparison-record.ts';
import { dayAfter, dayOf, momentsOf } from './days.ts';
import { listOurMoney, moneyOf, type OurMoney } from './our-notices.ts';
import { importStatementDay } from './import-day.ts';

/** A line of a list, with the notice that should have reported it. */
export type Line = ListLine & { day: string; told: () => Promise<ReceivedNotice> };

export type Outcome = {
  listed: { count: number; amount: number };
  recovered: number;
  found: DifferenceFacts[];
  /** Place where the next run continues; null if the day is finished. */
  place: string | null;
};

/** Finds our notice by its money, because it may have been counted long before or after the day. */
async function findOurs({ table }: Context, names: MoneyNames): Promise<OurMoney | undefined> {
  const notice = await findCounted(table, names);
  const money = notice && moneyOf(notice);
  return notice && money ? { notice, money } : undefined;
}

/** Tells whether money is from an imported statement, the bank's own record. */
const isFromStatement = ({ notice }: OurMoney): boolean => notice.id.startsWith('bank:statement:');

const isCounted = ({ notice }: OurMoney): boolean =>
  notice.verdict !== null && notice.verdict.orderId !== null;

/** Compares a provider's list of a day with our notices, and takes in the missing ones. */
export async function compareWithList(
  context: Context,
  { provider, day, lines }: { provider: ListedBy; day: string; lines: readonly Line[] },
): Promise<Outcome> {
  const span = { from: momentsOf(dayAfter(day, -1)).from, to: momentsOf(dayAfter(day, 2)).to };
  const ours = await listOurMoney(context, { provider, ...span });
  const known = byTransaction(ours);
  const ofDay = lines.filter((line) => line.day === day);
  const found: DifferenceFacts[] = [];
  let recovered = 0;
  for (const line of ofDay) {
    const before = known.get(line.transaction) ?? (await findOurs(context, line));
    if (before) {
      found.push(...compareListed(line, before));
      continue;
    }
    const { notice, isNew } = await importStatementDay(context, await line.told());
    if (isNew) recovered += 1;
    const money = notice && moneyOf(notice);
    if (money) found.push(...compareListed(line, { notice, money }));
  }
  const listed = new Set(lines.map(({ transaction }) => transaction));
  const unlisted = ours.filter(
    (one) =>
      dayOf(one.notice.receivedAt) === day &&
      isCounted(one) &&
      !isFromStatement(one) &&
      !listed.has(one.money.transaction),
  );
  return {
    listed: { count: ofDay.length, amount: ofDay.reduce((sum, { amount }) => sum + amount, 0) },
    recovered,
    found: [...found, ...unlisted.map(notListed)],
    place: null,
  };
}
