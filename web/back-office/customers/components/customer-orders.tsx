import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerOrder } from '#shared/customers/customer.ts';
import { listCustomerOrders } from '#shared/customers/customers.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { useCursorRows } from '#web/platform/lists/use-cursor-rows.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useColumns } from '#web/ui/list/columns.tsx';
import { CursorList } from '#web/ui/list/cursor-list.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';

/** The customer's orders, newest first, each with its total and the amount that counts as spent. */
export function CustomerOrders({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  const list = useCursorRows(listCustomerOrders, { params: { id }, query: { take: 10 } });
  const { vnd } = useFormat();
  const col = useColumns<CustomerOrder & { id: string }>({ ns: 'customers', at: 'orders' });
  const columns = [
    col.text('code', {
      main: true,
      cell: ({ code }) => (
        <CopyButton value={code} label={t('orders.copy')} className="-ml-2.5 tabular-nums">
          {code}
        </CopyButton>
      ),
    }),
    col.moment('createdAt', { card: 'line' }),
    col.custom('status', ({ status }) => <OrderStatusBadge status={status} />, {
      tight: true,
      card: 'aside',
    }),
    col.money('total', { card: 'line' }),
    col.money('spent', {
      card: 'none',
      cell: ({ spent, total }) => (
        <span className={spent < total ? 'text-ink-2' : 'font-semibold'}>{vnd(spent)}</span>
      ),
    }),
  ];
  return (
    <Card padded={false} className="overflow-hidden">
      <div className="px-4 pt-4 sm:px-5">
        <CardHeader title={t('orders.title')} />
      </div>
      <CursorList
        list={list}
        failed={t('orders.failed')}
        more={t('orders.more')}
        empty={<EmptyState size="sm" icon={<ShoppingBag />} title={t('orders.empty')} />}
      >
        <DataTable
          label={t('orders.title')}
          rows={list.rows.map((order) => ({ ...order, id: order.orderId }))}
          columns={columns}
          idOf={({ id: orderId }) => orderId}
          nameOf={({ code }) => code}
        />
      </CursorList>
    </Card>
  );
}
