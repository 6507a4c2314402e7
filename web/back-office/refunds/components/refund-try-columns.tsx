import { useTranslation } from 'react-i18next';
import type { FailedAttempt } from '#shared/refunds/refund-logs.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { RefundStatusBadge } from '#web/ui/status/refund-status.tsx';
import { ProcessButton } from './process-button.tsx';

export function useRefundTryColumns(open: (id: string) => void): Column<FailedAttempt>[] {
  const { t } = useTranslation('money');
  const { moment, vnd } = useFormat();
  return [
    {
      name: 'code',
      label: t('refunds.code'),
      main: true,
      text: ({ refundCode }) => refundCode,
      cell: ({ refundId, refundCode, attempt }) => (
        <>
          <button
            type="button"
            onClick={() => open(refundId)}
            className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
          >
            {refundCode}
          </button>
          <span className="block text-xs text-ink-2">{t('refunds.try', { number: attempt })}</span>
        </>
      ),
    },
    {
      name: 'error',
      label: t('refundTries.error'),
      card: 'line',
      text: ({ error }) => error,
      cell: ({ error }) => (
        <span className="text-danger wrap-anywhere">{error || t('refundTries.noError')}</span>
      ),
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
      card: 'line',
      text: ({ amount }) => amount,
      cell: ({ amount }) => <span className="font-semibold">{vnd(amount)}</span>,
    },
    {
      name: 'createdAt',
      label: t('refundTries.at'),
      tight: true,
      card: 'line',
      text: ({ createdAt }) => moment(createdAt),
      cell: ({ createdAt, by }) => (
        <>
          <span className="tabular-nums">{moment(createdAt)}</span>
          {by && <span className="block text-xs text-ink-2">{by}</span>}
        </>
      ),
    },
    {
      name: 'refundStatus',
      label: t('refundTries.now'),
      tight: true,
      card: 'aside',
      text: ({ refundStatus }) => t(`refundStatus.${refundStatus}`),
      cell: ({ refundStatus }) => <RefundStatusBadge status={refundStatus} />,
    },
    {
      name: 'again',
      label: t('refundActs.again'),
      tight: true,
      card: 'line',
      cell: ({ refundId: id, refundCode: code, refundStatus: status, way, amount }) =>
        status === 'failed' && (
          <span className="relative">
            <ProcessButton size="sm" refund={{ id, code, status, way, amount }} onBegun={() => open(id)} />
          </span>
        ),
    },
  ];
}
