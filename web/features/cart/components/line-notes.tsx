import { ArrowDown, ArrowUp, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CartItem } from '#shared/cart/cart.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/actions/button.tsx';

type Props = { item: CartItem; onTake: (quantity: number) => void };

/** Shows changes since the line was added, and notes to read before buying. */
export function LineNotes({ item, onTake }: Props) {
  const { t } = useTranslation('cartPage');
  const { state, available, limit, minQuantity, stockStatus, product } = item;
  return (
    <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
      {(state === 'out_of_stock' || state === 'unavailable') && <Badge>{t(`state.${state}`)}</Badge>}
      {state === 'short' && (
        <>
          <Badge tone="danger">{t(`short.${limit}`, { count: available })}</Badge>
          <Button variant="ghost" size="sm" className="text-brand!" onClick={() => onTake(available)}>
            {t('take', { count: available })}
          </Button>
        </>
      )}
      {state === 'below_minimum' && (
        <>
          <Badge tone="danger">{t('minimum', { count: minQuantity })}</Badge>
          <Button variant="ghost" size="sm" className="text-brand!" onClick={() => onTake(minQuantity)}>
            {t('take', { count: minQuantity })}
          </Button>
        </>
      )}
      {state === 'ok' && minQuantity > 1 && <Badge>{t('minimum', { count: minQuantity })}</Badge>}
      {state === 'ok' && stockStatus === 'low_stock' && (
        <Badge tone="gold">{t('low', { count: available })}</Badge>
      )}
      {item.priceChanged && state !== 'unavailable' && <PriceNote item={item} />}
      {product.freeShipping && state === 'ok' && (
        <Badge tone="jade" icon={<Truck aria-hidden />}>
          {t('freeShipping')}
        </Badge>
      )}
    </div>
  );
}

function PriceNote({ item: { unitTotal, addedUnitTotal } }: { item: CartItem }) {
  const { t } = useTranslation('cartPage');
  const amount = formatVnd(Math.abs(unitTotal - addedUnitTotal));
  return unitTotal > addedUnitTotal ? (
    <Badge tone="gold" className="whitespace-normal!" icon={<ArrowUp aria-hidden className="shrink-0" />}>
      {t('priceUp', { amount })}
    </Badge>
  ) : (
    <Badge tone="jade" className="whitespace-normal!" icon={<ArrowDown aria-hidden className="shrink-0" />}>
      {t('priceDown', { amount })}
    </Badge>
  );
}
