import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import { alikeHours } from '#shared/orders/order-desk.contract.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { alikeOrdersQuery } from '../api/order-queries.ts';
import { goodsOf } from '../rules/goods-of.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Before packing, staff can still notice that an order was placed twice. */
const early: readonly StaffOrder['status'][] = ['draft', 'confirmed'];

/** Orders of the same buyer, or to the same address, placed around the same time. */
export function AlikeOrders({ order }: { order: StaffOrder }) {
  const { t } = useTranslation('staffOrders');
  const { moment, vnd } = useFormat();
  const { data } = useQuery({ ...alikeOrdersQuery(order.id), enabled: early.includes(order.status) });
  const [chosen, setChosen] = useState<{ id: string; code: string }>();
  if (!data || data.orders.length === 0) return null;
  return (
    <Notice tone="gold" title={t('alike.title', { count: data.orders.length, hours: alikeHours })}>
      <ul className="mt-1 space-y-1">
        {data.orders.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2">
            <Link
              to="/admin/e-commerce/orders/$id"
              params={{ id: other.id }}
              className="font-semibold text-ink tabular-nums hover:underline"
            >
              {other.code}
            </Link>
            <OrderStatusBadge status={other.status} awaits={paymentDeadlineOf(other)} />
            <span>
              {[
                moment(other.createdAt),
                vnd(other.total),
                t(other.samePhone ? 'alike.phone' : 'alike.place'),
                goodsOf(other),
              ].join(' · ')}
            </span>
            {other.samePhone && early.includes(other.status) && other.paidAmount === 0 && (
              <Button
                size="sm"
                aria-label={t('merge.actOf', { code: other.code })}
                onClick={() => setChosen({ id: other.id, code: other.code })}
              >
                {t('merge.act')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen && <MergeDialog order={order} from={chosen} onClose={() => setChosen(undefined)} />}
    </Notice>
  );
}
