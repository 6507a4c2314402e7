import { useTranslation } from 'react-i18next';
import type { Refund } from '#shared/refunds/refund.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { RefundStatusBadge } from '#web/ui/status/refund-status.tsx';

export function useRefundColumns(open: (id: string) => void): Column<Refund>[] {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  return [
    {
      name: 'code',
      label: t('refunds.code'),
      main: true,
      text: ({ code }) => code,
      cell: ({ id, code }) => (
        <button
          type="button"
          onClick={() => open(id)}
          className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
        >
          {code}
        </button>
      ),
    },
    {
      name: 'status',
      label: t('refunds.status'),
      tight: true,
      card: 'aside',
      text: ({ status }) => t(`refundStatus.${status}`),
      cell: ({ status, error }) => (
        <>
          <RefundStatusBadge status={status} />
          {status === 'failed' && error && (
            <span className="mt-0.5 line-clamp-2 max-w-56 text-xs whitespace-normal text-danger wrap-anywhere max-sm:hidden">
              {error}
            </span>
          )}
        </>
      ),
    },
    {
      name: 'order',
      label: t('refunds.order'),
      card: 'line',
      text: ({ orderCode, customer }) => [orderCode, customer].filter(Boolean).join(' '),
      cell: ({ orderCode, customer }) => (
        <>
          <span className="tabular-nums">{orderCode ?? t('refunds.noOrder')}</span>
          <span className="block text-xs text-ink-2">{customer}</span>
        </>
      ),
    },
    {
      name: 'kind',
      label: t('refunds.kind'),
      text: ({ kind }) => t(`refundKind.${kind}`),
      cell: ({ kind }) => t(`refundKind.${kind}`),
    },
    {
      name: 'way',
      label: t('refunds.way'),
      tight: true,
      text: ({ way }) => t(`refundWay.${way}`),
      cell: ({ way }) => t(`refundWay.${way}`),
    },
    {
      name: 'amount',
      label: t('refunds.amount'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ amount }) => amount,
      cell: ({ amount }) => <span className="font-semibold">{vnd(amount)}</span>,
    },
    {
      name: 'createdAt',
      label: t('refunds.createdAt'),
      tight: true,
      sorts: true,
      text: ({ createdAt }) => moment(createdAt),
      cell: ({ createdAt }) => <span className="tabular-nums">{moment(createdAt)}</span>,
    },
  ];
}
