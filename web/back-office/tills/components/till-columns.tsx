import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { expectedCash } from '#shared/tills/till-choices.ts';
import type { Till } from '#shared/tills/till.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { TillDifference } from './till-difference.tsx';
import { TillStatusBadge } from './till-status-badge.tsx';

const expectedOf = (till: Till): number => till.expected ?? expectedCash(till);

export function useTillColumns(): Column<Till>[] {
  const { t } = useTranslation('till');
  const { moment, vnd } = useFormat();
  return [
    {
      name: 'person',
      label: t('list.person'),
      main: true,
      text: ({ personName }) => personName,
      cell: ({ id, personName, code }) => (
        <>
          <Link
            to="/admin/payments/till/closings/$id"
            params={{ id }}
            className="rounded-xs font-semibold after:absolute after:inset-0 hover:text-brand"
          >
            {personName}
          </Link>
          <span className="block text-xs text-ink-2 tabular-nums">{code}</span>
        </>
      ),
    },
    {
      name: 'place',
      label: t('list.place'),
      card: 'line',
      text: ({ warehouseName }) => warehouseName,
      cell: ({ warehouseName }) => warehouseName,
    },
    {
      name: 'status',
      label: t('list.status'),
      tight: true,
      card: 'aside',
      text: ({ status }) => t(`status.${status}`),
      cell: (till) => <TillStatusBadge till={till} />,
    },
    {
      name: 'openedAt',
      label: t('list.openedAt'),
      tight: true,
      sorts: true,
      text: ({ openedAt }) => moment(openedAt),
      cell: ({ openedAt }) => <span className="tabular-nums">{moment(openedAt)}</span>,
    },
    {
      name: 'closedAt',
      label: t('list.closedAt'),
      tight: true,
      text: ({ closedAt }) => closedAt && moment(closedAt),
      cell: ({ closedAt }) => <span className="tabular-nums">{closedAt ? moment(closedAt) : '–'}</span>,
    },
    {
      name: 'expected',
      label: t('expected'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: expectedOf,
      cell: (till) => vnd(expectedOf(till)),
    },
    {
      name: 'counted',
      label: t('count.counted'),
      tight: true,
      numeric: true,
      text: ({ countedAmount }) => countedAmount,
      cell: ({ countedAmount }) => (countedAmount === null ? '–' : vnd(countedAmount)),
    },
    {
      name: 'difference',
      label: t('difference.title'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ difference }) => difference,
      cell: ({ difference }) => (difference === null ? '–' : <TillDifference of={difference} />),
    },
    {
      name: 'reason',
      label: t('closing.reason'),
      seldom: true,
      text: ({ reason }) => reason,
      cell: ({ reason }) => <span className="line-clamp-2 text-ink-2">{reason || '–'}</span>,
    },
  ];
}
