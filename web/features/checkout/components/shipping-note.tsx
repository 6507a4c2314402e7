import clsx from 'clsx';
import { MapPin, Truck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { formatVnd } from '#shared/values/money.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import type { Checkout } from '../hooks/use-checkout.ts';

/** Shows the shipping cost; the reason if it is free, or the amount missing until it is. */
export function ShippingNote({ counting }: { counting: Checkout['counting'] }) {
  const { t } = useTranslation('checkout');
  const { quote, shippingKnown } = counting;
  const format = useFormat();
  const [now] = useState(() => Date.now());
  if (!shippingKnown)
    return (
      <p className="mt-4 flex items-center gap-2.5 rounded-md bg-sunken px-4 py-3 text-sm text-ink-2">
        <MapPin aria-hidden className="size-4.5 shrink-0 text-ink-3" />
        {t('shipping.unknown')}
      </p>
    );
  if (!quote) return null;
  const { freeShippingBecause: because, freeShippingMissing: missing, shippingFee, arrival } = quote;
  return (
    <div
      aria-live="polite"
      className={clsx(
        'mt-4 flex items-start gap-2.5 rounded-md px-4 py-3 text-sm text-pretty',
        because ? 'bg-jade-soft' : 'bg-sunken',
      )}
    >
      <Truck aria-hidden className={clsx('mt-px size-4.5 shrink-0', because ? 'text-jade' : 'text-ink-3')} />
      <div className="min-w-0">
        <p className="font-semibold">
          {because ? t('shipping.free') : t('shipping.fee', { fee: formatVnd(shippingFee) })}
        </p>
        {arrival && (
          <p className="font-medium tabular-nums">
            {t('shipping.arrival', { days: format.arrival(now, arrival) })}
          </p>
        )}
        <p className="text-ink-2">
          {because
            ? t(`shipping.because.${because}`, { amount: formatVnd(freeShippingFrom) })
            : t('shipping.missing', { amount: formatVnd(missing) })}
        </p>
      </div>
    </div>
  );
}
