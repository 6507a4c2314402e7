import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import type { Purchase } from '../hooks/use-purchase.ts';

/** A member; a visitor who began to buy without an account; one who has done neither yet. */
export type Buyer = 'member' | 'guest' | 'stranger';

type Props = { purchase: Purchase; buyer: Buyer; onLogin: () => void; size: 'md' | 'lg' };

const soon = 'aria-disabled:border-transparent aria-disabled:bg-line aria-disabled:text-ink-2 ';

/**
 * The two buttons of whoever may buy, or the two ways to become one. What is not there yet is shown as disabled but can
 * be pressed, and then says when it comes.
 */
export function BuyActions({ purchase, buyer, onLogin, size }: Props) {
  const { t } = useTranslation('product');
  const { out, doing, add, buy } = purchase;
  const stranger = buyer === 'stranger';
  const common = { size, block: true, 'aria-disabled': out || undefined } as const;
  return (
    <>
      <Button
        {...common}
        variant="primary"
        className={`${soon} max-md:px-2 max-md:text-sm`}
        loading={doing === (stranger ? 'add' : 'buy')}
        loadingText={stranger ? t('buy.adding') : t('buy.buying')}
        onClick={() => void (stranger ? add() : buy())}
      >
        {out ? t('comingSoon') : stranger ? t('buy.asGuest') : t('buy.buyNow')}
      </Button>
      {stranger ? (
        <Button size={size} block className="max-md:px-2 max-md:text-sm" onClick={onLogin}>
          <span className="max-md:hidden">{t('buy.login')}</span>
          <span className="md:hidden">{t('buy.loginShort')}</span>
        </Button>
      ) : (
        <Button
          {...common}
          className={`${soon} border-brand! text-brand! aria-disabled:border-transparent! aria-disabled:text-ink-2! max-md:px-2 max-md:text-sm`}
          icon={<ShoppingBag />}
          loading={doing === 'add'}
          loadingText={t('buy.adding')}
          onClick={() => void add()}
        >
          {t('buy.addToCart')}
        </Button>
      )}
    </>
  );
}
