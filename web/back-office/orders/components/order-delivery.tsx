import { useTranslation } from 'react-i18next';
import { addressLine } from '#shared/addresses/address-line.ts';
import type { StaffOrder } from '#shared/orders/staff-orders.contract.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Card, CardHeader } from '#web/ui/layout/card.tsx';
import { Fact, Facts } from '#web/ui/record/facts.tsx';
import { useCarrierName } from '#web/ui/status/use-carrier-name.ts';

export function OrderDelivery({ order }: { order: StaffOrder }) {
  const { t } = useTranslation(['staffOrders', 'orders']);
  const { moment } = useFormat();
  const carrierName = useCarrierName();
  const { deliveryType, shippingAddress, pickupWarehouse, carrier, trackingNumber, arrival } = order;
  return (
    <Card>
      <CardHeader
        title={t('delivery.title')}
        action={<Badge>{t(`orders:delivery.${deliveryType}`)}</Badge>}
      />
      {shippingAddress && (
        <address className="mb-2 text-sm not-italic">
          <span className="block font-semibold">
            {shippingAddress.recipientName}
            {' · '}
            <a href={`tel:${shippingAddress.phone}`} className="tabular-nums hover:text-brand">
              {shippingAddress.phone}
            </a>
          </span>
          <span className="wrap-anywhere">{addressLine(shippingAddress)}</span>
        </address>
      )}
      <Facts>
        {pickupWarehouse && <Fact label={t('delivery.pickup')}>{pickupWarehouse.name}</Fact>}
        {carrier && <Fact label={t('delivery.carrier')}>{carrierName(carrier)}</Fact>}
        {trackingNumber && (
          <Fact label={t('delivery.tracking')}>
            <CopyButton
              value={trackingNumber}
              label={t('delivery.copy')}
              className="-my-1.5 -mr-2.5 tabular-nums"
            >
              {trackingNumber}
            </CopyButton>
          </Fact>
        )}
        {arrival && (
          <Fact label={t('delivery.arrival')}>
            {t('delivery.days', { from: arrival.daysFrom, to: arrival.daysTo })}
          </Fact>
        )}
        {order.completedAt && <Fact label={t('delivery.completedAt')}>{moment(order.completedAt)}</Fact>}
        <Fact label={t('delivery.invoice')}>
          {order.vatInvoice
            ? t('delivery.invoiceOf', { name: order.vatInvoice.companyName, code: order.vatInvoice.taxCode })
            : t('delivery.noInvoice')}
        </Fact>
      </Facts>
    </Card>
  );
}
