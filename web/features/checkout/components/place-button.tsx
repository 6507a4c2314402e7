import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { ButtonSize } from '#web/ui/actions/button-classes.ts';
import type { Checkout } from '../hooks/use-checkout.ts';

type Props = { checkout: Checkout; size: ButtonSize; short?: boolean; className?: string };

/** Shows the order button, with the amount once it is known. */
export function PlaceButton({ checkout, size, short, className }: Props) {
  const { t } = useTranslation('checkout');
  const { counting, isPlacing, place } = checkout;
  const { quote, isCounting, shippingKnown } = counting;
  const obstacles = quote?.issues.length ?? 0;
  if (obstacles > 0 && !isPlacing && !isCounting)
    return (
      <Button variant="primary" size={size} {...(className && { className })} onClick={showGoods}>
        {t('place.review', { count: obstacles })}
      </Button>
    );
  return (
    <Button
      variant="primary"
      size={size}
      {...(className && { className })}
      disabled={!quote && !isPlacing && !isCounting}
      loading={isPlacing || isCounting}
      loadingText={t(isPlacing ? 'place.busy' : 'place.counting')}
      onClick={place}
    >
      {quote && shippingKnown && !short
        ? t('place.for', { total: formatVnd(quote.total) })
        : t('place.action')}
    </Button>
  );
}

/** Scrolls to the lines, where the problems are solved. */
const showGoods = (): void => document.getElementById('goods')?.scrollIntoView({ behavior: 'smooth' });
