import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { useBottomBar } from '#web/ui/hooks/use-bottom-bar.ts';
import type { Checkout } from '../hooks/use-checkout.ts';
import { PlaceButton } from './place-button.tsx';

/** Shows the total and order button on phones, fixed at the bottom edge. */
export function PlaceBar({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const { quote, shippingKnown } = checkout.counting;
  const bar = useBottomBar();
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-20 -mx-4 mt-6 border-t border-line bg-surface px-4 pt-2.5 pb-[calc(env(safe-area-inset-bottom)+0.625rem)] shadow-float md:-mx-6 md:px-6 lg:hidden"
    >
      <div className="flex items-center justify-between gap-4">
        <p className="leading-tight">
          <span className="block text-xs text-ink-2">
            {t(shippingKnown ? 'summary.total' : 'summary.totalSoFar')}
          </span>
          <span className="text-lg font-bold text-brand tabular-nums">
            {quote ? formatVnd(quote.total) : '…'}
          </span>
        </p>
        <PlaceButton checkout={checkout} size="lg" short className="min-w-40" />
      </div>
    </div>
  );
}
