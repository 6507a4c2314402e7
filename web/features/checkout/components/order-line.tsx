import { ArrowDown, ArrowUp, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { GoodsPicture } from '#web/ui/media/goods-picture.tsx';
import type { ReviewLine } from '../rules/order-lines.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

export function OrderLine({ line: { item, since } }: { line: ReviewLine }) {
  const { say } = useShopWords();
  const { t } = useTranslation('checkout');
  const { name, variantName, image, ground, quantity, unitTotal, subtotal, freeShipping } = item;
  return (
    <li className="flex gap-3.5 py-3.5">
      <GoodsPicture image={image} ground={ground} className="size-14!" />
      <div className="flex min-w-0 grow flex-col gap-x-5 gap-y-1.5 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <p className="line-clamp-2 text-sm leading-5 font-medium">{name}</p>
          {variantName && <p className="text-sm text-ink-2">{say(variantName)}</p>}
          <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            {since > 0 && (
              <Badge tone="gold" icon={<ArrowUp aria-hidden />}>
                {t('goods.dearer', { amount: formatVnd(since) })}
              </Badge>
            )}
            {since < 0 && (
              <Badge tone="jade" icon={<ArrowDown aria-hidden />}>
                {t('goods.cheaper', { amount: formatVnd(-since) })}
              </Badge>
            )}
            {freeShipping && (
              <Badge tone="jade" icon={<Truck aria-hidden />}>
                {t('goods.freeShipping')}
              </Badge>
            )}
          </div>
        </div>
        <p className="flex shrink-0 items-baseline justify-between gap-3 text-sm tabular-nums sm:flex-col sm:items-end sm:justify-start sm:gap-0.5">
          <span className="text-ink-2 sm:order-last">
            {quantity} × {formatVnd(unitTotal)}
          </span>
          <span className="font-semibold">{formatVnd(subtotal)}</span>
        </p>
      </div>
    </li>
  );
}
