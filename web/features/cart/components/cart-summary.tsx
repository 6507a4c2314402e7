import { useTranslation, Trans } from 'react-i18next';
import { Truck } from 'lucide-react';
import type { CartItem } from '#shared/cart/cart.ts';
import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { CheckoutButton, type CheckoutLines } from './checkout-button.tsx';

export type Sum = { pieces: number; amount: number; shipsFree: boolean };

/** Sums the selected lines. Delivery is free from an amount, or if every selected product ships free. */
export function sumOf(items: readonly CartItem[]): Sum {
  const amount = items.reduce((sum, { subtotal }) => sum + subtotal, 0);
  return {
    pieces: items.reduce((sum, { quantity }) => sum + quantity, 0),
    amount,
    shipsFree:
      items.length > 0 && (amount >= freeShippingFrom || items.every(({ product }) => product.freeShipping)),
  };
}

/** Shows the selected quantity and price, always visible on wide screens. */
export function CartSummary({ sum, checkout }: { sum: Sum; checkout: CheckoutLines }) {
  const { t } = useTranslation('cartPage');
  const { pieces, amount, shipsFree } = sum;
  return (
    <Card floating className="space-y-4">
      <h2 className="text-base font-bold">{t('summary.title')}</h2>
      <FreeShipping amount={amount} reached={shipsFree} />
      <dl className="space-y-2 text-sm tabular-nums">
        <Goods pieces={pieces} amount={amount} />
        <Shipping isFree={shipsFree} />
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3.5">
          <dt className="text-base font-bold text-pretty">
            {t(shipsFree ? 'summary.total' : 'summary.totalSoFar')}
          </dt>
          <dd className="text-xl font-bold whitespace-nowrap text-brand" aria-live="polite">
            {formatVnd(amount)}
          </dd>
        </div>
      </dl>
      <p className="text-right text-xs text-ink-2">{t('summary.tax')}</p>
      <CheckoutButton lines={checkout} size="lg" block />
    </Card>
  );
}

/** Shows shipping notes that the bar on phones has no room for. */
export function ShippingNotes({ sum: { pieces, amount, shipsFree } }: { sum: Sum }) {
  return (
    <Card className="mt-4 space-y-3.5 lg:hidden">
      <FreeShipping amount={amount} reached={shipsFree} />
      <dl className="space-y-2 text-sm tabular-nums">
        <Goods pieces={pieces} amount={amount} />
        <Shipping isFree={shipsFree} />
      </dl>
    </Card>
  );
}

function Goods({ pieces, amount }: Pick<Sum, 'pieces' | 'amount'>) {
  const { t } = useTranslation('cartPage');
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{t('summary.subtotal', { count: pieces })}</dt>
      <dd className="font-medium">{formatVnd(amount)}</dd>
    </div>
  );
}

function Shipping({ isFree }: { isFree: boolean }) {
  const { t } = useTranslation('cartPage');
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{t('summary.shipping')}</dt>
      <dd className={isFree ? 'font-semibold text-jade' : 'text-right text-ink-2'}>
        {t(isFree ? 'summary.shippingFree' : 'summary.shippingLater')}
      </dd>
    </div>
  );
}

/** Shows the progress of the selected amount towards free delivery. */
function FreeShipping({ amount, reached }: { amount: number; reached: boolean }) {
  const { t } = useTranslation('cartPage');
  const percent = reached ? 100 : Math.min(100, Math.round((amount / freeShippingFrom) * 100));
  return (
    <div className="rounded-md bg-jade-soft px-4 py-3">
      <p className="flex items-start gap-2.5 text-sm text-pretty">
        <Truck aria-hidden className="mt-0.5 size-4.5 shrink-0 text-jade" />
        <span>
          <Trans
            t={t}
            i18nKey={reached ? 'summary.reached' : 'summary.away'}
            values={{ amount: formatVnd(freeShippingFrom - amount) }}
            components={{ b: <b className="font-bold whitespace-nowrap text-jade" /> }}
          />
        </span>
      </p>
      <progress className="sr-only" aria-label={t('summary.progress')} max={100} value={percent}>
        {percent}%
      </progress>
      <div aria-hidden className="mt-2.5 h-1.5 overflow-hidden rounded-full bg-surface">
        <div
          className="h-full rounded-full bg-jade transition-[width] duration-200 ease-out"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
