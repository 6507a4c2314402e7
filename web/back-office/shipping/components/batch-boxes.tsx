import { Link } from '@tanstack/react-router';
import { Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { createGhtkOrder } from '#shared/shipping/packing.contract.ts';
import type { PackingOrder } from '#shared/shipping/packing-order.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { messageOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { OrderStatusBadge } from '#web/ui/status/order-status-badge.tsx';
import { allPieces, labelsOf, packedPieces } from '../rules/pick-list.ts';
import { LabelSheetButton } from './label-sheet-button.tsx';
import { TroubleBadges } from './parcel-badges.tsx';

/** Shows a batch's boxes. Packed ones are registered together, and their labels are on one sheet. */
export function BatchBoxes({ orders }: { orders: readonly PackingOrder[] }) {
  const { t } = useTranslation('packing');
  const labelled = orders.filter((order) => labelsOf(order) > 0);
  const toSend = orders.filter(
    ({ status, deliveryType }) => status === 'packing_completed' && deliveryType === 'prepaid_ship',
  );
  return (
    <Card className="print:hidden">
      <CardHeader title={t('batch.boxes')} />
      <div className="mb-2 flex flex-wrap gap-2 empty:hidden">
        {toSend.length > 0 && <SendAll ids={toSend.map(({ id }) => id)} />}
        {labelled.length > 0 && (
          <LabelSheetButton
            orders={labelled.map(({ id }) => id)}
            count={labelled.reduce((sum, order) => sum + labelsOf(order), 0)}
          />
        )}
      </div>
      <ul className="divide-y divide-line text-sm">
        {orders.map(({ id, code, status, items, troubles }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <Link
              to="/admin/e-commerce/packing/$id"
              params={{ id }}
              className="inline-flex min-h-11 items-center rounded-xs font-semibold tabular-nums hover:text-brand"
            >
              {code}
            </Link>
            <span className="flex flex-wrap items-center gap-3">
              <TroubleBadges troubles={troubles} />
              {status === 'packing' && (
                <span className="tabular-nums">{`${packedPieces(items)} / ${allPieces(items)}`}</span>
              )}
              <OrderStatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Registers orders one by one. An order that the carrier refuses shows why, and the rest continues. */
function SendAll({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('packing');
  const shipping = useAct(createGhtkOrder);
  const send = async () => {
    let sent = 0;
    try {
      await shipping.sendEach(
        ids.map((id) => ({ params: { id } })),
        (_order, failure) => {
          if (failure) toast.error(t('step.ship.failed'), { description: messageOf(failure) });
          else sent += 1;
        },
      );
    } catch (failure) {
      toast.error(t('step.ship.failed'), { description: messageOf(failure) });
    }
    if (sent > 0) toast.success(t('batch.sent', { count: sent }));
  };
  return (
    <Button variant="primary" icon={<Truck />} loading={shipping.busy} onClick={() => void send()}>
      {t('batch.send', { count: ids.length })}
    </Button>
  );
}
