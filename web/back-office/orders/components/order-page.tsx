import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { OrderProgress } from '#web/ui/record/order-progress.tsx';
import { orderTimelineQuery } from '../api/order-queries.ts';
import { AlikeOrders } from './alike-orders.tsx';
import { CallCard } from './call-card.tsx';
import { OrderCustomer } from './order-customer.tsx';
import { OrderDelivery } from './order-delivery.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderStandings } from './order-standings.tsx';
import { OrderTimeline } from './order-timeline.tsx';

type Props = {
  order: StaffOrder;
  /** Slots for other areas of the back office: parcels next to the goods, payments next to the money. */
  packing?: ReactNode;
  payments?: ReactNode;
  invoices?: ReactNode;
  returns?: ReactNode;
};

export function OrderPage({ order, packing, payments, invoices, returns }: Props) {
  const story = useQuery(orderTimelineQuery(order.id));
  return (
    <div className="space-y-5">
      <OrderStandings order={order} />
      <AlikeOrders order={order} />
      <OrderProgress order={order} events={story.data?.events ?? []} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-5 max-xl:contents">
          <OrderLines order={order} />
          {packing}
          <div className="space-y-5 max-xl:order-2">
            <OrderNotes orderId={order.id} story={story} />
            <OrderTimeline order={order} story={story} />
          </div>
        </div>
        <div className="space-y-5 max-xl:order-1">
          <OrderMoney order={order} people={story.data?.people ?? []} />
          {payments}
          {invoices}
          {returns}
          <CallCard order={order} people={story.data?.people ?? []} />
          <OrderCustomer order={order} />
          <OrderDelivery order={order} />
        </div>
      </div>
    </div>
  );
}
