import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, ArrowRightLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { transferStatuses } from '#shared/inventory/transfer-choices.ts';
import { searchTransfers, type TransferRow } from '#shared/inventory/transfers.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { call } from '#web/platform/api/call.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import type { Column } from '#web/ui/list/column.ts';
import { ListScreen, type OnSearch } from '#web/ui/list/list-screen.tsx';
import { useListQuery } from '#web/ui/list/use-list-query.ts';
import { warehousesQuery } from '../api/transfer-queries.ts';
import { transferSearch, type TransferSearch } from '../rules/transfer-search.ts';
import { TransferStatusBadge } from '#web/ui/status/transfer-status.tsx';

type Props = { search: TransferSearch; onSearch: OnSearch<TransferSearch> };

function useColumns(): Column<TransferRow>[] {
  const { t } = useTranslation('transfers');
  const { moment, number } = useFormat();
  return [
    {
      name: 'code',
      label: t('code'),
      main: true,
      text: ({ code }) => code,
      cell: ({ id, code }) => (
        <Link
          to="/admin/e-commerce/inventory/transfers/$id"
          params={{ id }}
          className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
        >
          {code}
        </Link>
      ),
    },
    {
      name: 'way',
      label: t('way'),
      card: 'line',
      text: ({ from, to }) => `${from.name} → ${to.name}`,
      cell: (row) => <Way transfer={row} />,
    },
    {
      name: 'status',
      label: t('state'),
      tight: true,
      card: 'aside',
      text: ({ status }) => t(`status.${status}`),
      cell: (row) => <TransferStatusBadge transfer={row} />,
    },
    {
      name: 'pieces',
      label: t('pieces'),
      tight: true,
      numeric: true,
      card: 'line',
      text: ({ pieces }) => pieces,
      cell: ({ pieces }) => number(pieces),
    },
    {
      name: 'received',
      label: t('received'),
      tight: true,
      numeric: true,
      text: ({ received }) => received,
      cell: ({ received }) => <span className={received === 0 ? 'text-ink-3' : ''}>{number(received)}</span>,
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

/** Source and destination of a transfer. */
export function Way({ transfer: { from, to } }: { transfer: Pick<TransferRow, 'from' | 'to'> }) {
  const { t } = useTranslation('transfers');
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1.5">
      {from.name}
      <ArrowRight role="img" aria-label={t('to')} className="size-4 shrink-0 text-ink-3" />
      {to.name}
    </span>
  );
}

/** List of transfers between warehouses: requested, sent, not fully received, and past ones. */
export function TransferListPage({ search, onSearch }: Props) {
  const { t } = useTranslation('transfers');
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const asked = useListQuery('transfers', transferSearch, search);
  const query = useQuery({
    ...apiQuery(searchTransfers, { query: asked }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      name="transfers"
      label={t('title')}
      query={query}
      of={transferSearch}
      search={search}
      onSearch={onSearch}
      words={{ name: 'q', label: t('searchLabel'), placeholder: t('search') }}
      choices={[
        {
          name: 'status',
          label: t('state'),
          all: t('allStates'),
          options: transferStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
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
      icon={<ArrowRightLeft />}
      exportAs="chuyen-kho"
      findPage={(query) => call(searchTransfers, { query })}
    />
  );
}
