import { Truck } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { freeShippingFrom } from '#shared/orders/shipping-rules.ts';
import { formatVnd } from '#shared/values/money.ts';

/** Shows the progress of the selected amount towards free delivery. */
export function FreeShipping({ amount, reached }: { amount: number; reached: boolean }) {
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
