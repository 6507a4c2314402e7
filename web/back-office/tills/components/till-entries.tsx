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
import { useColumns } from '#web/ui/list/columns.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { entriesQuery } from '../api/till-queries.ts';

/** Rows behind one figure of a till, or all rows, newest first. */
export function TillEntries({ id, line }: { id: string; line?: TillLine }) {
  const { t } = useTranslation('till');
  const query = useInfiniteQuery(entriesQuery(id, line));
  const { vnd } = useFormat();
  const col = useColumns<TillEntry>({ ns: 'till', at: 'entries' });
  const columns = [
    col.custom(
      'what',
      (entry) => (
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          {t(`line.${entry.line}`)}
          {entry.orderId && (
            <Link
              to="/admin/e-commerce/orders/$id"
              params={{ id: entry.orderId }}
              className="text-brand tabular-nums hover:underline"
            >
              {entry.orderCode}
            </Link>
          )}
        </span>
      ),
      { main: true, below: ({ note }) => note && <span className="wrap-anywhere">{note}</span> },
    ),
    col.moment('at', { card: 'line' }),
    col.money('amount', {
      card: 'aside',
      cell: ({ amount }) => (
        <span className={amount < 0 ? 'text-danger' : undefined}>
          {amount > 0 ? '+' : '−'}
          {vnd(Math.abs(amount))}
        </span>
      ),
    }),
  ];
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
