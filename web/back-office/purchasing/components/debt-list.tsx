import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchDebts } from '#shared/purchasing/debts.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Stat } from '#web/ui/data/stat.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { debtSumsQuery } from '../api/debt-queries.ts';
import { DueDay } from './due-day.tsx';

/** Debts to suppliers, earliest due date first. */
export const DebtList = staffList(searchDebts, {
  name: 'supplier-debts',
  texts: { ns: 'purchasing', at: 'debts' },
  icon: <HandCoins />,
  file: 'cong-no-nha-cung-cap',
  choices: { state: 'debts.states' },
  nameOf: ({ name }) => name,
  useOwn: () => ({ screen: { before: <DebtSums /> } }),
  columns: (col, { t, vnd }) => [
    col.link('name', '/admin/e-commerce/supplier-debts/$id', { sorts: true, below: ({ code }) => code }),
    col.day('dueOn', {
      sorts: true,
      card: 'aside',
      text: ({ dueOn }) => dueOn ?? '',
      cell: ({ dueOn }) => <DueDay day={dueOn} />,
    }),
    col.money('owed', {
      sorts: true,
      card: 'line',
      cell: ({ owed }) => (owed < 0 ? t('debts.ahead', { amount: vnd(-owed) }) : vnd(owed)),
    }),
    col.money('overdue', {
      sorts: true,
      card: 'line',
      cell: ({ overdue }) =>
        overdue > 0 ? <span className="font-semibold text-danger">{vnd(overdue)}</span> : vnd(0),
    }),
    col.text('phone', { tight: true }),
  ],
});

/** Total debt to all suppliers. */
function DebtSums() {
  const { t } = useTranslation('purchasing');
  const { vnd } = useFormat();
  const { data, isPending } = useQuery(debtSumsQuery());
  const sums = ['owed', 'overdue', 'dueSoon', 'prepaid'] as const;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 xl:grid-cols-4">
      {sums.map((name) => (
        <Stat
          key={name}
          label={t(`debts.sums.${name}`)}
          value={data ? vnd(data[name]) : '–'}
          loading={isPending}
        />
      ))}
    </div>
  );
}
