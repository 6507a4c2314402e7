import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { listWarehouses } from '#shared/catalogue/warehouse.contract.ts';
import { listSaleChannels } from '#shared/orders/order-lists.contract.ts';
import { searchPayments } from '#shared/payments/staff-payments.contract.ts';
import { apiQuery } from '#web/platform/lists/api-query.ts';
import { staffList } from '#web/ui/list/staff-list.tsx';
import { PaymentStatusBadge } from '#web/ui/status/payment-status-badge.tsx';

const staleTime = 10 * 60_000;
const optionsOf = (rows: readonly { id: string; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: id, label: name }));
const useWarehouses = () => optionsOf(useQuery({ ...apiQuery(listWarehouses), staleTime }).data);
const useChannels = () => optionsOf(useQuery({ ...apiQuery(listSaleChannels), staleTime }).data);

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
    warehouseId: { label: 'warehouse', options: useWarehouses },
    saleChannelId: { label: 'channel', options: useChannels, single: true },
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
