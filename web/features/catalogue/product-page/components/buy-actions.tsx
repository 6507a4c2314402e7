import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import type { Purchase } from '../hooks/use-purchase.ts';

type Props = { purchase: Purchase; size: 'md' | 'lg' };

const soon = 'aria-disabled:border-transparent aria-disabled:bg-line aria-disabled:text-ink-2 ';
const narrow = 'max-md:px-2.5 max-md:text-sm';

/** Shows the buy buttons. If unavailable, they look disabled, but a press says when it comes. */
export function BuyActions({ purchase, size }: Props) {
  const { t } = useTranslation('product');
  const { out, doing, add, buy } = purchase;
  const common = { size, block: true, 'aria-disabled': out || undefined } as const;
  return (
    <>
      <Button
        {...common}
        variant="primary"
        className={`${soon} ${narrow}`}
        loading={doing === 'buy'}
        loadingText={t('buy.buying')}
        onClick={() => void buy()}
      >
        {out ? t('comingSoon') : t('buy.buyNow')}
      </Button>
      <Button
        {...common}
        className={`${soon} border-brand! text-brand! aria-disabled:border-transparent! aria-disabled:text-ink-2! ${narrow}`}
        icon={<ShoppingBag className="max-md:hidden" />}
        loading={doing === 'add'}
        loadingText={t('buy.adding')}
        onClick={() => void add()}
      >
        {t('buy.addToCart')}
      </Button>
    </>
  );
}
