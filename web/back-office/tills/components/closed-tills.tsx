import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Till } from '#shared/tills/till.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { TillDifference } from './till-difference.tsx';

/** The user's own tills that were closed last. */
export function ClosedTills({ tills }: { tills: readonly Till[] }) {
  const { t } = useTranslation('till');
  const { moment, vnd } = useFormat();
  if (tills.length === 0) return undefined;
  const columns: Column<Till>[] = [
    {
      name: 'closedAt',
      label: t('list.closedAt'),
      main: true,
      cell: ({ id, closedAt, warehouseName }) => (
        <>
          <Link
            to="/admin/payments/till/$id"
            params={{ id }}
            className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
          >
            {moment(closedAt ?? '')}
          </Link>
          <span className="block text-xs text-ink-2">{warehouseName}</span>
        </>
      ),
    },
    {
      name: 'counted',
      label: t('count.counted'),
      tight: true,
      numeric: true,
      card: 'line',
      cell: ({ countedAmount }) => vnd(countedAmount ?? 0),
    },
    {
      name: 'difference',
      label: t('difference.title'),
      tight: true,
      numeric: true,
      card: 'aside',
      cell: ({ difference }) => <TillDifference of={difference ?? 0} />,
    },
  ];
  return (
    <Card padded={false} className="overflow-hidden">
      <div className="px-4 pt-4 sm:px-5">
        <CardHeader title={t('closed.title')} />
      </div>
      <DataTable
        label={t('closed.title')}
        rows={tills}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={({ code }) => code}
      />
    </Card>
  );
}
