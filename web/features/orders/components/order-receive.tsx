import type { TFunction } from 'i18next';
import { MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addressLine } from '#shared/addresses/address.ts';
import { paymentDeadlineOf } from '#shared/orders/order-cover.ts';
import type { Delivery, Order, TimelineEvent } from '#shared/orders/order.ts';
import { buttonClasses } from '#web/ui/actions/button-classes.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CopyButton } from '#web/ui/data/copy-button.tsx';
import { Email } from '#web/ui/data/email.tsx';
import { useCarrierName } from '#web/ui/status/use-carrier-name.ts';
import { expectedArrival } from '../rules/expected-arrival.ts';
import { mapLink } from '../rules/map-link.ts';

type Warehouse = NonNullable<Order['pickupWarehouse']>;

type Props = {
  order: Order;
  delivery: Delivery | undefined;
  events: readonly TimelineEvent[] | undefined;
};

/** Shows arrival, destination or pickup place, and recipient. */
export function OrderReceive({ order, delivery, events }: Props) {
  const { t, i18n } = useTranslation('orders');
  const carrierName = useCarrierName();
  const { shippingAddress: address, pickupWarehouse: warehouse, customer } = order;
  const arrival = arrivalText({ t, language: i18n.language }, order, events);
  return (
    <Card className="space-y-4">
      {arrival && (
        <Part title={t('receive.arrival')}>
          <p className="text-base font-semibold text-jade tabular-nums">{arrival}</p>
        </Part>
      )}
      {warehouse && (
        <Part title={t('receive.warehouse')}>
          <WarehouseText warehouse={warehouse} />
        </Part>
      )}
      {address && (
        <Part title={t('receive.address')}>
          <p className="font-semibold">{address.recipientName}</p>
          <p className="tabular-nums">{address.phone}</p>
          <p className="mt-1 text-pretty wrap-anywhere text-ink-2">{addressLine(address)}</p>
        </Part>
      )}
      {delivery?.carrier && <Part title={t('receive.carrier')}>{carrierName(delivery.carrier)}</Part>}
      {delivery?.trackingNumber && (
        <Part title={t('receive.tracking')}>
          <CopyButton
            value={delivery.trackingNumber}
            label={t('receive.copyTracking')}
            className="-ml-2.5 tabular-nums max-sm:min-h-11"
          >
            <span className="font-semibold">{delivery.trackingNumber}</span>
          </CopyButton>
        </Part>
      )}
      <Part title={t('receive.contact')}>
        <p className="font-semibold">{customer.fullName}</p>
        <p className="text-ink-2 tabular-nums">{customer.phone}</p>
        <p className="text-ink-2">
          <Email>{customer.email}</Email>
        </p>
      </Part>
    </Card>
  );
}

function arrivalText(
  { t, language }: { t: TFunction<'orders'>; language: string },
  order: Order,
  events: readonly TimelineEvent[] | undefined,
): string | undefined {
  const { arrival } = order;
  const awaits = paymentDeadlineOf(order);
  if (awaits && arrival)
    return t(awaits === 'proof' ? 'receive.afterProof' : 'receive.afterPayment', {
      from: arrival.daysFrom,
      to: arrival.daysTo,
    });
  return expectedArrival(order, events, { language });
}

function WarehouseText({ warehouse }: { warehouse: Warehouse }) {
  const { t } = useTranslation('orders');
  const { name, address, province, phone, hours } = warehouse;
  const link = `${buttonClasses({ size: 'sm' })} max-sm:h-11!`;
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p className="mt-1 text-pretty text-ink-2">{[address, province].filter(Boolean).join(', ')}</p>
      <p className="text-ink-2">{hours}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <a href={mapLink(warehouse)} target="_blank" rel="noreferrer" className={link}>
          <MapPin aria-hidden />
          {t('receive.map')}
        </a>
        {phone && (
          <a href={`tel:${phone.replace(/\s/g, '')}`} className={link}>
            <Phone aria-hidden />
            {t('receive.call')}
          </a>
        )}
      </p>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="text-sm">
      <h2 className="mb-1.5 text-base font-bold">{title}</h2>
      {children}
    </section>
  );
}
