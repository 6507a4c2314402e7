import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { drillPayments } from '#shared/reports/payment-reports.contract.ts';
import type { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Pagination } from '#web/ui/data/pagination.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { useColumns } from '#web/ui/list/columns.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { SearchBox } from '#web/ui/list/search-box.tsx';
import { PaymentStatusBadge } from '#web/ui/status/payment-status-badge.tsx';
import { reportQuery } from '../api/report-queries.ts';
import { drillDownOf, type PaymentReportSearch } from '../rules/report-search.ts';

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
  const query = useQuery(reportQuery(drillPayments, { ...drillDownOf(search), page, limit: size }));
  const rows = query.data?.data ?? [];
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
      <ListFaces
        query={query}
        count={rows.length}
        size="sm"
        failed={t('drill.failed')}
        waiting={
          <Loading>
            <Skeleton className="h-60 w-full" />
          </Loading>
        }
        empty={
          <EmptyState size="sm" icon={<Wallet />} title={t('drill.empty')} hint={t('drill.emptyHint')} />
        }
      >
        <DataTable
          label={t('drill.title')}
          rows={rows}
          columns={usePaymentColumns()}
          idOf={({ id }) => id}
          nameOf={({ code }) => code}
        />
      </ListFaces>
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

function usePaymentColumns(): Column<PaymentRow>[] {
  const { t } = useTranslation('money');
  const col = useColumns<PaymentRow>({ ns: 'money', at: 'payments' });
  const badge = ({ status }: PaymentRow) => <PaymentStatusBadge status={status} />;
  return [
    col.link('code', '/admin/payments/$id', { tight: true }),
    col.status('status', 'orders:payments.status', badge),
    col.text('order', {
      of: ({ orderCode }) => orderCode,
      tight: true,
      card: 'line',
      className: 'tabular-nums',
    }),
    col.text('method', {
      of: ({ method, provider }) =>
        [t(`method.${method}`), provider && t(`provider.${provider}`)].filter(Boolean).join(' · '),
      tight: true,
      card: 'line',
    }),
    col.money('amount', { card: 'line', className: 'font-semibold' }),
    col.moment('createdAt', { className: 'tabular-nums' }),
  ];
}
