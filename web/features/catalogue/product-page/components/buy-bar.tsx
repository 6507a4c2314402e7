import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { useBottomBar } from '#web/ui/hooks/use-bottom-bar.ts';
import type { Purchase } from '../hooks/use-purchase.ts';
import { BuyActions } from './buy-actions.tsx';

/** `total`: price of one piece; `isFrom`: it is the lowest of several prices. */
type Props = { purchase: Purchase; total: number; isFrom: boolean };

/** Shows the price and buttons on phones, always at the bottom of the screen. */
export function BuyBar({ purchase, total, isFrom }: Props) {
  const { t } = useTranslation('product');
  const bar = useBottomBar();
  return (
    <section ref={bar} aria-label={t('buy.title')} className={look}>
      <BuyActions purchase={purchase} size="lg" />
      <p className="flex shrink-0 items-center font-bold whitespace-nowrap text-brand tabular-nums">
        <span className="sr-only">{t('price.total')} </span>
        {isFrom ? t('price.from', { price: formatVnd(total) }) : formatVnd(total)}
      </p>
    </section>
  );
}

const look =
  'fixed inset-x-0 bottom-0 z-20 flex flex-row-reverse gap-2 border-t border-line bg-surface px-4 pt-2.5 ' +
  'pb-[calc(env(safe-area-inset-bottom)+0.625rem)] shadow-float md:hidden [&>button]:w-auto [&>button]:grow';
