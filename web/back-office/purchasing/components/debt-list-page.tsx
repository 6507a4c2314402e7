import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HandCoins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { debtStates } from '#shared/purchasing/debt-choices.ts';
import { type DebtRow, searchDebts } from '#shared/purchasing/debts.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { Stat } from '#web/ui/data/stat.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { debtSumsQuery } from '../api/debt-queries.ts';
import { debtSearch, type DebtSearch } from '../rules/debt-search.ts';
import { DueDay } from './due-day.tsx';

type Props = { search: DebtSearch; onSearch: OnSearch<DebtSearch> };

function useColumns(): Column<DebtRow>[] {
  const { t } = useTranslation('purchasing');
  const { vnd } = useFormat();
  return [
    {
      name: 'name',
      label: t('debts.supplier'),
      main: true,
      sorts: true,
      text: ({ name }) => name,
      cell: ({ id, name, code }) => (
        <Link
          to="/admin/e-commerce/supplier-debts/$id"
          params={{ id }}
          className="rounded-xs font-semibold after:absolute after:inset-0 hover:text-brand"
        >
          {name} <span className="font-normal text-ink-2 tabular-nums">· {code}</span>
        </Link>
      ),
    },
    {
      name: 'dueOn',
      label: t('debts.dueOn'),
      tight: true,
      sorts: true,
      card: 'aside',
      text: ({ dueOn }) => dueOn ?? '',
      cell: ({ dueOn }) => <DueDay day={dueOn} />,
    },
    {
      name: 'owed',
      label: t('debts.owed'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ owed }) => owed,
      cell: ({ owed }) => (owed < 0 ? t('debts.ahead', { amount: vnd(-owed) }) : vnd(owed)),
    },
    {
      name: 'overdue',
      label: t('debts.overdue'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ overdue }) => overdue,
      cell: ({ overdue }) =>
        overdue > 0 ? <span className="font-semibold text-danger">{vnd(overdue)}</span> : vnd(0),
    },
    {
      name: 'phone',
      label: t('suppliers.phone'),
      tight: true,
      text: ({ phone }) => phone,
      cell: ({ phone }) => phone || <span className="text-ink-3">–</span>,
    },
  ];
}

/** Total debt to all suppliers. */
function Sums() {
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

/** Debts to suppliers, earliest due date first. */
export function DebtListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('purchasing');
  const query = useQuery({
    ...apiQuery(searchDebts, { query: useListQuery('supplier-debts', debtSearch, search) }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Sums />
      <ListScreen
        name="supplier-debts"
        label={t('debts.title')}
        query={query}
        of={debtSearch}
        search={search}
        onSearch={onSearch}
        words={{ name: 'q', label: t('suppliers.searchLabel'), placeholder: t('debts.search') }}
        choices={[
          {
            name: 'state',
            label: t('debts.state'),
            all: t('debts.allStates'),
            options: debtStates.map((value) => ({ value, label: t(`debts.states.${value}`) })),
          },
        ]}
        columns={useColumns()}
        idOf={({ id }) => id}
        nameOf={({ name }) => name}
        texts={{ failed: t('debts.failed'), empty: t('debts.empty'), emptyHint: t('debts.emptyHint') }}
        icon={<HandCoins />}
        exportAs="cong-no-nha-cung-cap"
        findPage={(query) => call(searchDebts, { query })}
      />
    </>
  );
}
