import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { moneyBackOf } from '#shared/returns/return-effects.ts';
import type { ReturnRow } from '#shared/returns/staff-return.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Moment } from '#web/ui/data/moment.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { ReturnStatusBadge } from '#web/ui/status/return-status.tsx';

export const qaTones = { passed: 'jade', partial: 'gold', failed: 'danger' } as const;

const goodsOf = ({ items }: ReturnRow): string =>
  items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ');

export function useReturnColumns(): Column<ReturnRow>[] {
  const { t } = useTranslation(['staffReturns', 'returns']);
  const { moment, vnd } = useFormat();
  return [
    {
      name: 'code',
      label: t('list.code'),
      main: true,
      tight: true,
      text: ({ code }) => code,
      cell: ({ id, code }) => (
        <Link
          to="/admin/e-commerce/returns/requests/$id"
          params={{ id }}
          className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
        >
          {code}
        </Link>
      ),
    },
    {
      name: 'status',
      label: t('list.status'),
      tight: true,
      card: 'aside',
      text: ({ status }) => t(`returns:status.${status}`),
      cell: ({ status, qaResult }) => (
        <span className="flex flex-col items-end gap-1 md:items-start">
          <ReturnStatusBadge status={status} />
          {qaResult && <Badge tone={qaTones[qaResult]}>{t(`returns:qa.${qaResult}`)}</Badge>}
        </span>
      ),
    },
    {
      name: 'order',
      label: t('list.order'),
      card: 'line',
      text: ({ orderCode, customerName }) => [orderCode, customerName].join(' '),
      cell: ({ orderCode, customerName }) => (
        <>
          <span className="tabular-nums">{orderCode}</span>
          <span className="block text-xs text-ink-2">{customerName}</span>
        </>
      ),
    },
    {
      name: 'goods',
      label: t('list.goods'),
      card: 'line',
      text: goodsOf,
      cell: (row) => <span className="line-clamp-2">{goodsOf(row)}</span>,
    },
    {
      name: 'reason',
      label: t('list.reason'),
      text: ({ reason }) => t(`returns:reason.${reason}`),
      cell: ({ reason, resolution }) => (
        <>
          {t(`returns:reason.${reason}`)}
          <span className="block text-xs text-ink-2">{t(`returns:resolution.${resolution}`)}</span>
        </>
      ),
    },
    {
      name: 'resolution',
      label: t('list.resolution'),
      seldom: true,
      tight: true,
      text: ({ resolution }) => t(`returns:resolution.${resolution}`),
      cell: ({ resolution }) => t(`returns:resolution.${resolution}`),
    },
    {
      name: 'tracking',
      label: t('list.tracking'),
      text: ({ courierName, trackingNumber }) => [courierName, trackingNumber].filter(Boolean).join(' '),
      cell: ({ courierName, trackingNumber }) =>
        trackingNumber ? (
          <>
            {courierName}
            <span className="block text-xs text-ink-2 tabular-nums">{trackingNumber}</span>
          </>
        ) : (
          <span className="text-ink-3">–</span>
        ),
    },
    {
      name: 'method',
      label: t('list.method'),
      seldom: true,
      tight: true,
      text: ({ method }) => t(`returns:method.${method}`),
      cell: ({ method }) => t(`returns:method.${method}`),
    },
    {
      name: 'refundAmount',
      label: t('list.amount'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: (row) => moneyBackOf(row),
      cell: (row) => {
        const back = moneyBackOf(row);
        return back === null ? '–' : <span className="font-semibold">{vnd(back)}</span>;
      },
    },
    {
      name: 'createdAt',
      label: t('list.createdAt'),
      tight: true,
      sorts: true,
      text: ({ createdAt }) => moment(createdAt),
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      name: 'updatedAt',
      label: t('list.updatedAt'),
      seldom: true,
      tight: true,
      sorts: true,
      text: ({ updatedAt }) => moment(updatedAt),
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ];
}
