import { Wallet } from 'lucide-react';
import { searchPayments } from '#shared/payments/staff-payments.contract.ts';
import { useChannelChoices } from '#web/back-office/channel-choices.ts';
import { useWarehouseChoices } from '#web/back-office/warehouse-choices.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { PaymentStatusBadge } from '#web/ui/status/payment-status-badge.tsx';

export const PaymentList = staffList(searchPayments, {
  name: 'payments',
  texts: { ns: 'money', at: 'payments' },
  icon: <Wallet />,
  file: 'thanh-toan',
  period: ['start', 'end'],
  days: 'createdAt',
  choices: {
    status: 'orders:payments.status',
    method: 'method',
    provider: 'provider',
    warehouseId: { label: 'warehouse', options: useWarehouseChoices },
    saleChannelId: { label: 'channel', options: useChannelChoices, single: true },
  },
  columns: (col, { t, vnd }) => [
    col.link('code', '/admin/payments/$id'),
    col.status('status', 'orders:payments.status', ({ status }) => <PaymentStatusBadge status={status} />),
    col.text('order', { of: ({ orderCode }) => orderCode, tight: true, card: 'line' }),
    col.choice('method', 'method', {
      card: 'line',
      text: ({ method, provider }) =>
        [t(`method.${method}`), provider && t(`provider.${provider}`)].join(' '),
      below: ({ provider }) => provider && t(`provider.${provider}`),
    }),
    col.money('amount', {
      sorts: true,
      card: 'line',
      className: 'font-semibold',
      below: ({ amount, received, status }) =>
        received !== amount &&
        received > 0 &&
        status !== 'refunded' && (
          <span className="text-gold">{t('payments.came', { amount: vnd(received) })}</span>
        ),
    }),
    col.choice('channel', 'channel', { of: ({ saleChannelId }) => saleChannelId, seldom: true }),
    col.moment('createdAt', { sorts: true }),
  ],
});
