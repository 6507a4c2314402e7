import { useInfiniteQuery } from '@tanstack/react-query';
import { Rows3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JobRow, JobRowStatus } from '#shared/jobs/job.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '#web/ui/data/table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { jobRowsQuery } from '../api/job-queries.ts';

type Props = {
  id: string;
  status: JobRowStatus;
  /** If set, rows are selectable. */
  chosen?: ReadonlySet<number>;
  onChosen?: (rows: ReadonlySet<number>) => void;
};

/** Rows of a file with one result at a time. */
export function JobRows({ id, status, chosen, onChosen }: Props) {
  const { t } = useTranslation('jobs');
  const query = useInfiniteQuery(jobRowsQuery(id, status));
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const choose = (row: number, wanted: boolean) => {
    const next = new Set(chosen);
    if (wanted) next.add(row);
    else next.delete(row);
    onChosen?.(next);
  };
  return (
    <ListFaces
      query={query}
      count={rows.length}
      size="sm"
      failed={t('rows.failed')}
      waiting={<LoadingRows rows={4} height="h-9" className="space-y-2" />}
      empty={<EmptyState size="sm" icon={<Rows3 />} title={t('rows.none')} />}
    >
      <Table label={t('rows.title')} frameClassName="max-h-96">
        <TableHead>
          <tr>
            {chosen && <TableHeadCell tight />}
            <TableHeadCell tight numeric>
              {t('rows.row')}
            </TableHeadCell>
            <TableHeadCell>{t('rows.key')}</TableHeadCell>
            <TableHeadCell>
              {t(status === 'refused' || status === 'kept' ? 'rows.reason' : 'rows.change')}
            </TableHeadCell>
          </tr>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row} selected={chosen?.has(row.row) ?? false}>
              {chosen && (
                <TableCell tight>
                  <Checkbox
                    aria-label={t('rows.choose', { row: row.row })}
                    checked={chosen.has(row.row)}
                    onCheckedChange={(wanted) => choose(row.row, wanted === true)}
                  />
                </TableCell>
              )}
              <TableCell tight numeric>
                {row.row}
              </TableCell>
              <TableCell className="min-w-24 font-medium wrap-anywhere sm:whitespace-nowrap">
                {row.key || '—'}
              </TableCell>
              <TableCell className="min-w-40">
                {status === 'refused' || status === 'kept' ? row.reason : <Change row={row} />}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {query.hasNextPage && (
        <Button
          className="mt-3"
          size="sm"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('rows.more')}
        </Button>
      )}
    </ListFaces>
  );
}

/** Changes of a row, below the reason why staff have to check it. */
function Change({ row: { changes, isNew, reason } }: { row: JobRow }) {
  const { t } = useTranslation('jobs');
  return (
    <>
      {reason && <p className="font-medium text-gold">{reason}</p>}
      {isNew && t('rows.isNew')}
      <ul>
        {changes.map(({ title, before, after }) => (
          <li key={title}>{t('rows.changed', { title, before: before || '—', after: after || '—' })}</li>
        ))}
      </ul>
    </>
  );
}
