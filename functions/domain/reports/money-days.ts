import { noticeProviders } from '#shared/payments/notice-choices.ts';
import type { MoneyDay } from '#shared/reports/payment-reports.contract.ts';
import type { ReportFilters } from '#shared/reports/report-query.ts';
import { readOurs } from '#functions/domain/payments/notices/read-notice.ts';
import { noticesView } from '#functions/domain/payments/staff/notices-view.ts';
import { refundsView } from '#functions/domain/refunds/refunds-view.ts';
import { between, periodsOf } from './report-period.ts';

type MoneyDayRows = {
  notices: ReturnType<typeof noticesView.rows>;
  refunds: ReturnType<typeof refundsView.rows>;
};

const moneyDayRows = (): MoneyDayRows => ({
  notices: noticesView.rows('whole'),
  refunds: refundsView.rows('whole'),
});

type Place = Pick<MoneyDay, 'day' | 'provider' | 'account'>;

/** Money received and refunded by day and account. Cash is in the till report instead. */
export async function listMoneyDays(
  { now }: { now: () => Date },
  filters: Pick<ReportFilters, 'start' | 'end'>,
  { notices, refunds }: MoneyDayRows = moneyDayRows(),
): Promise<MoneyDay[]> {
  const { period } = periodsOf(filters, now());
  const [came, sent] = await Promise.all([
    notices.tally({
      by: ['cameDay', 'provider', 'account'],
      sum: ['came'],
      where: [...between('cameDay', period), { column: 'came', atLeast: 1 }],
    }),
    refunds.tally({ by: ['sentDay', 'way'], sum: ['amount'], where: between('sentDay', period) }),
  ]);
  const days = new Map<string, MoneyDay>();
  const lineOf = (place: Place): MoneyDay => {
    const key = [place.day, place.provider, place.account].join(' ');
    const line = days.get(key) ?? { ...place, cameCount: 0, cameAmount: 0, sentCount: 0, sentAmount: 0 };
    days.set(key, line);
    return line;
  };
  const providerOf = (name: unknown) => noticeProviders.find((one) => one === name);
  for (const { cameDay, provider: name, account, count, came: amount } of came) {
    const provider = providerOf(name);
    if (!provider) continue;
    const line = lineOf({ day: String(cameDay), provider, account: String(account) });
    line.cameCount += count;
    line.cameAmount += amount;
  }
  for (const { sentDay, way, count, amount } of sent) {
    const provider = providerOf(way);
    if (!provider) continue;
    const account = provider === 'bank' ? readOurs().account : '';
    const line = lineOf({ day: String(sentDay), provider, account });
    line.sentCount += count;
    line.sentAmount += amount;
  }
  return [...days.values()].toSorted(
    (a, b) =>
      a.day.localeCompare(b.day) ||
      noticeProviders.indexOf(a.provider) - noticeProviders.indexOf(b.provider) ||
      a.account.localeCompare(b.account),
  );
}
