import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countStatuses } from '#shared/inventory/count-choices.ts';
import { type CountRow, searchCounts } from '#shared/inventory/counts.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { CountStatusBadge } from '#web/ui/status/count-status.tsx';
import { warehousesQuery } from '../api/transfer-queries.ts';
import { countSearch, type CountSearch } from '../rules/count-search.ts';
import { Difference } from './difference.tsx';

type Props = { search: CountSearch; onSearch: OnSearch<CountSearch> };

function useColumns(): Column<CountRow>[] {
  const { t } = useTranslation('counts');
  const { moment, number } = useFormat();
  return [
    {
      name: 'code',
      label: t('code'),
      main: true,
      text: ({ code }) => code,
      cell: ({ id, code }) => (
        <Link
          to="/admin/e-commerce/inventory/counts/$id"
          params={{ id }}
          className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
        >
          {code}
        </Link>
      ),
    },
    {
      name: 'warehouse',
      label: t('warehouse'),
      card: 'line',
      text: ({ warehouse }) => warehouse.name,
      cell: ({ warehouse }) => warehouse.name,
    },
    {
      name: 'status',
      label: t('state'),
      tight: true,
      card: 'aside',
      text: ({ status }) => t(`status.${status}`),
      cell: ({ status }) => <CountStatusBadge status={status} />,
    },
    {
      name: 'lines',
      label: t('lineCount'),
      tight: true,
      numeric: true,
      text: ({ lineCount }) => lineCount,
      cell: ({ lineCount }) => number(lineCount),
    },
    {
      name: 'surplus',
      label: t('surplus'),
      tight: true,
      numeric: true,
      text: ({ surplus }) => surplus,
      cell: ({ surplus }) => <Difference of={surplus} />,
    },
    {
      name: 'shortfall',
      label: t('shortfall'),
      tight: true,
      numeric: true,
      text: ({ shortfall }) => shortfall,
      cell: ({ shortfall }) => <Difference of={-shortfall} />,
    },
    {
      name: 'createdAt',
      label: t('createdAt'),
      tight: true,
      sorts: true,
      card: 'line',
      text: ({ createdAt }) => moment(createdAt),
      cell: ({ createdAt }) => <span className="tabular-nums">{moment(createdAt)}</span>,
    },
    {
      name: 'note',
      label: t('note'),
      text: ({ note }) => note,
      cell: ({ note }) => <span className="line-clamp-2 text-ink-2">{note || '–'}</span>,
    },
  ];
}

/** List of stock counts, open and past. */
export function CountListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('counts');
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const asked = useListQuery('counts', countSearch, search);
  const query = useQuery({ ...apiQuery(searchCounts, { query: asked }), placeholderData: keepPreviousData });
  return (
    <ListScreen
      name="counts"
      label={t('title')}
      query={query}
      of={countSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'q', label: t('searchLabel'), placeholder: t('search') }}
      choices={[
        {
          name: 'status',
          label: t('state'),
          all: t('allStates'),
          options: countStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        {
          name: 'warehouseId',
          label: t('warehouse'),
          all: t('allWarehouses'),
          options: warehouses.map(({ id, name }) => ({ value: id, label: name })),
        },
      ]}
      columns={useColumns()}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
      texts={{ failed: t('failed'), empty: t('empty'), emptyHint: t('emptyHint') }}
      icon={<ClipboardCheck />}
      exportAs="kiem-kho"
      findPage={(query) => call(searchCounts, { query })}
    />
  );
}
