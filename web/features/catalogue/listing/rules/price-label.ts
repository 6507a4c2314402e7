import type { TFunction } from 'i18next';
import { formatVnd } from '#shared/values/money.ts';

/** Formats a price range: 'Dưới 100.000 ₫', '100.000 ₫ – 300.000 ₫', 'Trên 1.000.000 ₫'. */
export function priceLabel(
  t: TFunction<'listing'>,
  from: number | undefined,
  to: number | undefined,
): string {
  if (from === undefined) return t('price.under', { price: formatVnd(to ?? 0) });
  if (to === undefined) return t('price.over', { price: formatVnd(from) });
  return `${formatVnd(from)} – ${formatVnd(to)}`;
}
