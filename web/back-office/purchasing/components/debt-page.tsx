import { useTranslation } from 'react-i18next';
import type { SupplierDebt } from '#shared/purchasing/debts.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { DebtEntries } from './debt-entries.tsx';
import { DueDay } from './due-day.tsx';

export function DebtPage({ debt }: { debt: SupplierDebt }) {
  const { t } = useTranslation('purchasing');
  const { vnd } = useFormat();
  const { id, owed, overdue, open, termDays } = debt;
  return (
    <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <DebtEntries id={id} />
      </div>
      <div className="space-y-5">
        <Card>
          <Facts>
            <Fact label={t(owed < 0 ? 'debts.sums.prepaid' : 'debts.owed')}>
              <span className="text-lg font-bold tabular-nums">{vnd(Math.abs(owed))}</span>
            </Fact>
            <Fact label={t('debts.overdue')}>
              <span className={overdue > 0 ? 'text-danger tabular-nums' : 'tabular-nums'}>
                {vnd(overdue)}
              </span>
            </Fact>
            <Fact label={t('suppliers.form.termDays')}>{t('suppliers.dayCount', { count: termDays })}</Fact>
          </Facts>
        </Card>
        {open.length > 0 && (
          <Card>
            <CardHeader title={t('debts.open')} />
            <ul className="divide-y divide-line text-sm">
              {open.map(({ dueOn, amount }) => (
                <li key={dueOn} className="flex flex-wrap justify-between gap-x-3 py-2">
                  <DueDay day={dueOn} />
                  <span className="tabular-nums">{vnd(amount)}</span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </div>
  );
}
