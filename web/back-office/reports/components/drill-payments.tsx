import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { PaymentStatusBadge } from '#web/ui/status/payment-status-badge.tsx';
import { drillQuery } from '../api/report-queries.ts';
import { drilledBy, type PaymentReportSearch } from '../rules/report-search.ts';

const size = 20;

type Props = {
  search: PaymentReportSearch;
  onSearch: (wanted: PaymentReportSearch) => void;
  tools?: ReactNode;
};

/** Payments behind a figure; the search parameters name the figure. */
export function DrillPayments({ search, onSearch, tools }: Props) {
  const { t } = useTranslation('reports');
  const { number } = useFormat();
  const { status, basis, qr, day, page = 1, search: words } = search;
  const query = useQuery(drillQuery({ ...drilledBy(search), page, limit: size }));
  const isNarrowed = Boolean(status ?? basis ?? qr ?? day);
  const { status: _status, basis: _basis, qr: _qr, day: _day, page: _page, ...whole } = search;
  return (
    <Card>
      <CardHeader
        title={t('drill.title')}
        hint={
          query.data &&
          t('drill.counted', { count: query.data.totalCount, shown: number(query.data.totalCount) })
        }
        action={
          <div className="flex items-center gap-2">
            {isNarrowed && (
              <Button size="sm" variant="ghost" onClick={() => onSearch(whole)}>
                {t('drill.all')}
              </Button>
            )}
            {tools}
          </div>
        }
      />
      <SearchBox
        className="mb-3 max-w-90"
        label={t('drill.search')}
        placeholder={t('drill.placeholder')}
        words={words ?? ''}
        most={100}
        onWords={(typed) => {
          const { search: _words, page: _first, ...rest } = search;
          onSearch({ ...rest, ...(typed && { search: typed }) });
        }}
      />
      <Rows query={query} />
      {query.data && query.data.totalCount > size && (
        <Pagination
          className="mt-4"
          page={page}
          totalPages={Math.ceil(query.data.totalCount / size)}
          onPage={(wanted) => onSearch({ ...search, page: wanted })}
        />
      )}
    </Card>
  );
}

type Query = {
  data?: { data: readonly PaymentRow[] } | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

function Rows({ query: { data, error, isFetching, refetch } }: { query: Query }) {
  const { t } = useTranslation('reports');
  const columns = useColumns();
  if (error && !data)
    return (
      <ErrorState size="sm" message={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <Loading>
        <Skeleton className="h-60 w-full" />
      </Loading>
    );
  if (data.data.length === 0)
    return <EmptyState size="sm" icon={<Wallet />} title={t('drill.empty')} hint={t('drill.emptyHint')} />;
  return (
    <DataTable
      label={t('drill.title')}
      rows={data.data}
      columns={columns}
      idOf={({ id }) => id}
      nameOf={({ code }) => code}
    />
  );
}

function useColumns(): Column<PaymentRow>[] {
  const { t } = useTranslation(['money', 'orders']);
  const { moment, vnd } = useFormat();
  return [
    {
      name: 'code',
      label: t('payments.code'),
      main: true,
      tight: true,
      cell: ({ id, code }) => (
        <Link
          to="/admin/payments/$id"
          params={{ id }}
          className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
        >
          {code}
        </Link>
      ),
    },
    {
      name: 'status',
      label: t('payments.status'),
      tight: true,
      card: 'aside',
      cell: ({ status }) => <PaymentStatusBadge status={status} />,
    },
    {
      name: 'order',
      label: t('payments.order'),
      tight: true,
      card: 'line',
      cell: ({ orderCode }) => <span className="tabular-nums">{orderCode}</span>,
    },
    {
      name: 'method',
      label: t('payments.method'),
      tight: true,
      card: 'line',
      cell: ({ method, provider }) =>
        [t(`method.${method}`), provider && t(`provider.${provider}`)].filter(Boolean).join(' · '),
    },
    {
      name: 'amount',
      label: t('payments.amount'),
      tight: true,
      numeric: true,
      card: 'line',
      cell: ({ amount }) => <span className="font-semibold">{vnd(amount)}</span>,
    },
    {
      name: 'createdAt',
      label: t('payments.createdAt'),
      tight: true,
      cell: ({ createdAt }) => <span className="tabular-nums">{moment(createdAt)}</span>,
    },
  ];
}
