import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TillLine } from '#shared/tills/till-choices.ts';
import type { TillEntry } from '#shared/tills/till.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { entriesQuery } from '../api/till-queries.ts';

function useColumns(): Column<TillEntry>[] {
  const { t } = useTranslation('till');
  const { moment, vnd } = useFormat();
  return [
    {
      name: 'what',
      label: t('entries.what'),
      main: true,
      cell: ({ line, note, orderId, orderCode }) => (
        <span className="block min-w-0">
          <span className="flex flex-wrap items-center gap-x-2 font-medium">
            {t(`line.${line}`)}
            {orderId && (
              <Link
                to="/admin/e-commerce/orders/$id"
                params={{ id: orderId }}
                className="text-brand tabular-nums hover:underline"
              >
                {orderCode}
              </Link>
            )}
          </span>
          {note && <span className="block text-xs text-ink-2 wrap-anywhere">{note}</span>}
        </span>
      ),
    },
    {
      name: 'at',
      label: t('entries.at'),
      tight: true,
      card: 'line',
      cell: ({ at }) => <span className="tabular-nums">{moment(at)}</span>,
    },
    {
      name: 'amount',
      label: t('entries.amount'),
      tight: true,
      numeric: true,
      card: 'aside',
      cell: ({ amount }) => (
        <span className={amount < 0 ? 'text-danger' : undefined}>
          {amount > 0 ? '+' : '−'}
          {vnd(Math.abs(amount))}
        </span>
      ),
    },
  ];
}

/** Rows behind one figure of a till, or all rows, newest first. */
export function TillEntries({ id, line }: { id: string; line?: TillLine }) {
  const { t } = useTranslation('till');
  const query = useInfiniteQuery(entriesQuery(id, line));
  const columns = useColumns();
  const entries = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <ListFaces
      query={query}
      count={entries.length}
      waiting={
        <Loading className="space-y-3 p-4">
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} className="h-10" />
          ))}
        </Loading>
      }
      failed={t('entries.failed')}
      empty={<EmptyState size="sm" icon={<Banknote />} title={t('entries.empty')} />}
    >
      <DataTable
        label={line ? t(`line.${line}`) : t('entries.title')}
        rows={entries}
        columns={columns}
        idOf={(entry) => entry.id}
        nameOf={({ orderCode, note }) => orderCode ?? note}
      />
      {query.hasNextPage && (
        <div className="border-t border-line p-4 text-center">
          <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('entries.more')}
          </Button>
        </div>
      )}
    </ListFaces>
  );
}
