import { useQuery } from '@tanstack/react-query';
import { PackageX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { returnQueueNames, returnQueues } from '#shared/returns/return-choices.ts';
import { moneyBackOf } from '#shared/returns/return-effects.ts';
import type { ReturnRow } from '#shared/returns/staff-return.ts';
import { countReturnQueues, searchReturns } from '#shared/returns/staff-returns.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { DayAndTime } from '#web/ui/data/day-and-time.tsx';
import { presetRange } from '#web/ui/fields/date-range.ts';
import { staffList, type StaffListSearch } from '#web/ui/list/staff-list.tsx';
import { ReturnStatusBadge } from '#web/ui/status/return-status-badge.tsx';
import { ReturnKpis } from './return-figures.tsx';

const qaTones = { passed: 'jade', partial: 'gold', failed: 'danger' } as const;
const countsQuery = { ...apiQuery(countReturnQueues), staleTime: 30_000 };

const goodsOf = ({ items }: ReturnRow): string =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

function useResolutions() {
  const { t } = useTranslation('returns');
  return [
    { value: 'false', label: t('resolution.refund') },
    { value: 'true', label: t('resolution.exchange') },
  ];
}

function useOpeners() {
  const { t } = useTranslation('staffReturns');
  const { user } = useSession();
  return user ? [{ value: user.id, label: t('list.openedByMe') }] : [];
}

type ReturnSearch = StaffListSearch<typeof searchReturns>;

function withPeriod(search: ReturnSearch): ReturnSearch {
  if (search.createdFrom) return search;
  const { from, to } = presetRange('last30');
  return { ...search, createdFrom: from, createdTo: to };
}

/** Makes the list of returns. A report's tabs have no counts, because counts ignore the period. */
const returnList = ({ isReport }: { isReport: boolean }) =>
  staffList(searchReturns, {
    name: 'returns',
    texts: { ns: 'staffReturns', at: 'list' },
    icon: <PackageX />,
    file: 'doi-tra',
    period: ['createdFrom', 'createdTo'],
    otherPeriods: [
      ['approvedFrom', 'approvedTo'],
      ['qcFrom', 'qcTo'],
      ['updatedFrom', 'updatedTo'],
    ],
    days: ['createdAt', 'approvedAt', 'qcAt', 'updatedOn'],
    choices: {
      status: 'returns:status',
      reason: 'returns:reason',
      qaResult: 'returns:qa',
      requestExchange: { label: 'resolution', options: useResolutions },
      method: { seldom: true, options: 'returns:method' },
      hasTrackingNumber: {
        label: 'tracking',
        seldom: true,
        values: ['true', 'false'],
        options: 'list.hasTrackingNumber',
      },
      toSendBack: { label: 'refused', seldom: true, values: ['true'], options: 'list.toSendBack' },
      createdById: { label: 'openedBy', seldom: true, options: useOpeners },
    },
    otherWords: ['orderCode', 'customerPhone', 'courierName'],
    ...(isReport && { reads: withPeriod }),
    useOwn({ search, onSearch, rows: [first] }) {
      const { view, status, toSendBack, createdFrom = '', createdTo = '' } = search;
      const { t } = useTranslation('staffReturns');
      const { data: counts } = useQuery({ ...countsQuery, enabled: !isReport });
      const standing = returnQueueNames.map((name) => {
        const wanted: ReturnSearch =
          name === 'toSendBack' ? { toSendBack: true } : { status: returnQueues[name].join(',') };
        const isWanted = wanted.toSendBack ? toSendBack === true : status === wanted.status;
        return {
          name,
          label: t(`queue.${name}`),
          count: counts?.[name],
          isOpen: view === undefined && isWanted,
          onOpen: () => onSearch(wanted),
        };
      });
      const chosen = [
        { name: 'orderId' as const, label: t('list.order'), value: first?.orderCode },
        { name: 'userId' as const, label: t('page.customer'), value: first?.customerName },
      ];
      const before = isReport && <ReturnKpis period={{ from: createdFrom, to: createdTo }} />;
      return { screen: { standing, chosen, before } };
    },
    columns: (col, { t }) => [
      col.link('code', '/admin/e-commerce/returns/requests/$id', { tight: true }),
      col.status('status', 'returns:status', ({ status, qaResult }) => (
        <span className="flex flex-col items-end gap-1 md:items-start">
          <ReturnStatusBadge status={status} />
          {qaResult && <Badge tone={qaTones[qaResult]}>{t(`returns:qa.${qaResult}`)}</Badge>}
        </span>
      )),
      col.text('order', {
        card: 'line',
        className: 'tabular-nums',
        of: ({ orderCode }) => orderCode,
        below: ({ customerName }) => customerName,
        text: ({ orderCode, customerName }) => [orderCode, customerName].join(' '),
      }),
      col.text('goods', {
        card: 'line',
        className: 'line-clamp-2',
        of: goodsOf,
        cell: goodsOf,
      }),
      col.choice('reason', 'returns:reason', {
        tight: false,
        below: ({ resolution }) => t(`returns:resolution.${resolution}`),
      }),
      col.choice('resolution', 'returns:resolution', { seldom: true }),
      col.text('tracking', {
        of: ({ courierName, trackingNumber }) => trackingNumber && (courierName ?? trackingNumber),
        below: ({ courierName, trackingNumber }) => courierName && trackingNumber,
        text: ({ courierName, trackingNumber }) => [courierName, trackingNumber].filter(Boolean).join(' '),
      }),
      col.choice('method', 'returns:method', { seldom: true }),
      col.money('refundAmount', { of: moneyBackOf, sorts: true, card: 'line', className: 'font-semibold' }),
      col.moment('createdAt', { sorts: true, cell: ({ createdAt }) => <DayAndTime at={createdAt} /> }),
      col.moment('updatedAt', {
        seldom: true,
        sorts: true,
        cell: ({ updatedAt }) => <DayAndTime at={updatedAt} />,
      }),
    ],
  });

export const ReturnList = returnList({ isReport: false });
export const ReturnReportList = returnList({ isReport: true });
