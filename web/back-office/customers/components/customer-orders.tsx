import { useInfiniteQuery } from '@tanstack/react-query';
import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CustomerOrder } from '#shared/customers/customer.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { useColumns } from '#web/ui/list/columns.tsx';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { customerOrdersQuery } from '../api/customer-queries.ts';

/** The customer's orders, newest first, each with its total and the amount that counts as spent. */
export function CustomerOrders({ id }: { id: string }) {
  const { t } = useTranslation('customers');
  const query = useInfiniteQuery(customerOrdersQuery(id));
  const orders = (query.data?.pages ?? []).flatMap(({ data }) =>
    data.map((order) => ({ ...order, id: order.orderId })),
  );
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
      <ListFaces
        query={query}
        count={orders.length}
        waiting={
          <Loading className="space-y-3 p-4">
            {Array.from({ length: 3 }, (_, index) => (
              <Skeleton key={index} className="h-10" />
            ))}
          </Loading>
        }
        failed={t('orders.failed')}
        empty={<EmptyState size="sm" icon={<ShoppingBag />} title={t('orders.empty')} />}
      >
        <DataTable
          label={t('orders.title')}
          rows={orders}
          columns={columns}
          idOf={(order) => order.id}
          nameOf={({ code }) => code}
        />
        {query.hasNextPage && (
          <div className="border-t border-line p-4 text-center">
            <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('orders.more')}
            </Button>
          </div>
        )}
      </ListFaces>
    </Card>
  );
}
