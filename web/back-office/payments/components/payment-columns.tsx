import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { PaymentRow } from '#shared/payments/staff-payments.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Column } from '#web/ui/list/column.ts';
import { PaymentStatusBadge } from '#web/ui/status/payment-status.tsx';

export function usePaymentColumns(): Column<PaymentRow>[] {
  const { t } = useTranslation(['money', 'orders']);
  const { moment, vnd } = useFormat();
  return [
    {
      name: 'code',
      label: t('payments.code'),
      main: true,
      text: ({ code }) => code,
      cell: ({ id, code }) => (
        <Link
          to="/admin/payments/$id"
          params={{ id }}
          className="rounded-xs font-semibold tabular-nums after:absolute after:inset-0 hover:text-brand"
        >
          {code}
        </Link>
      ),
    },
    {
      name: 'status',
      label: t('payments.status'),
      tight: true,
      card: 'aside',
      text: ({ status }) => t(`orders:payments.status.${status}`),
      cell: ({ status }) => <PaymentStatusBadge status={status} />,
    },
    {
      name: 'order',
      label: t('payments.order'),
      tight: true,
      card: 'line',
      text: ({ orderCode }) => orderCode,
      cell: ({ orderCode }) => <span className="tabular-nums">{orderCode}</span>,
    },
    {
      name: 'method',
      label: t('payments.method'),
      card: 'line',
      text: ({ method, provider }) =>
        [t(`method.${method}`), provider && t(`provider.${provider}`)].join(' '),
      cell: ({ method, provider }) => (
        <>
          {t(`method.${method}`)}
          {provider && <span className="block text-xs text-ink-2">{t(`provider.${provider}`)}</span>}
        </>
      ),
    },
    {
      name: 'amount',
      label: t('payments.amount'),
      tight: true,
      numeric: true,
      sorts: true,
      card: 'line',
      text: ({ amount }) => amount,
      cell: ({ amount, received, status }) => (
        <>
          <span className="font-semibold">{vnd(amount)}</span>
          {received !== amount && received > 0 && status !== 'refunded' && (
            <span className="block text-xs text-gold">{t('payments.came', { amount: vnd(received) })}</span>
          )}
        </>
      ),
    },
    {
      name: 'channel',
      label: t('payments.channel'),
      seldom: true,
      text: ({ saleChannelId }) => t(`channel.${saleChannelId}`),
      cell: ({ saleChannelId }) => t(`channel.${saleChannelId}`),
    },
    {
      name: 'createdAt',
      label: t('payments.createdAt'),
      tight: true,
      sorts: true,
      text: ({ createdAt }) => moment(createdAt),
      cell: ({ createdAt }) => <span className="tabular-nums">{moment(createdAt)}</span>,
    },
  ];
}
