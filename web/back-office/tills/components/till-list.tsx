import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { expectedCash } from '#shared/tills/till-choices.ts';
import { searchTills } from '#shared/tills/tills.contract.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { dayMilliseconds, todayInVietnam } from '#web/platform/format/local-time.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { lateTillsQuery } from '../api/till-queries.ts';
import { TillDifference } from './till-difference.tsx';
import { TillStatusBadge } from './till-status-badge.tsx';

/** List of all tills with their differences. A notice on top names the tills that were not closed. */
export const TillList = staffList(searchTills, {
  name: 'tills',
  texts: { ns: 'till', at: 'list' },
  icon: <Banknote />,
  file: 'dong-quay',
  period: ['from', 'to'],
  days: 'openedAt',
  choices: {
    status: 'status',
    warehouseId: { label: 'place', options: useWarehouseChoices },
    isOff: { label: 'difference', values: ['true', 'false'], options: 'list.isOff' },
  },
  useOwn: () => ({ screen: { before: <LateTills /> } }),
  columns: (col) => [
    col.link('person', '/admin/payments/till/closings/$id', {
      of: ({ personName }) => personName,
      below: ({ code }) => code,
    }),
    col.text('place', { card: 'line', of: ({ warehouseName }) => warehouseName }),
    col.status('status', 'status', (till) => <TillStatusBadge till={till} />),
    col.moment('openedAt', { sorts: true }),
    col.moment('closedAt'),
    col.money('expected', { sorts: true, card: 'line', of: (till) => till.expected ?? expectedCash(till) }),
    col.money('counted', { of: ({ countedAmount }) => countedAmount }),
    col.number('difference', {
      sorts: true,
      card: 'line',
      cell: ({ difference }) => (difference === null ? '–' : <TillDifference of={difference} />),
    }),
    col.text('reason', { seldom: true, className: 'line-clamp-2 text-ink-2' }),
  ],
});

/** Yesterday's date in Vietnam. */
const yesterday = (): string => todayInVietnam(Date.now() - dayMilliseconds);

/** Tills that are still open from yesterday or earlier. */
function LateTills() {
  const { t } = useTranslation('till');
  const { moment } = useFormat();
  const { data } = useQuery(lateTillsQuery(yesterday()));
  if (!data || data.total === 0) return undefined;
  return (
    <Notice tone="gold" className="mb-4" title={t('late.count', { count: data.total })}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {data.data.map(({ id, personName, warehouseName, openedAt }) => (
          <li key={id}>
            <Link
              to="/admin/payments/till/closings/$id"
              params={{ id }}
              className="font-medium underline-offset-2 underline hover:text-brand"
            >
              {personName}
            </Link>
            {` (${[warehouseName, moment(openedAt)].join(', ')})`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
