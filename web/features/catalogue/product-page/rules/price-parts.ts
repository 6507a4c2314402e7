import { commissionOn, groupLabels } from '#shared/catalogue/commission-rules.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { discountPercent, taxOf } from '#shared/values/money.ts';

type PriceFacts = Pick<Product, 'price' | 'basePrice' | 'taxRate' | 'category'>;
type Variant = { additionalPrice: number; total: number; basePrice?: number | undefined };

export function priceParts({ price, basePrice, taxRate, category }: PriceFacts, variant?: Variant) {
  const before = price + (variant?.additionalPrice ?? 0);
  const tax = taxOf(before, taxRate);
  const total = variant?.total ?? before + tax;
  const struck = Math.max(basePrice, variant?.basePrice ?? 0);
  return {
    before,
    tax,
    total,
    struck,
    off: discountPercent(struck, total),
    earned: commissionOn(before, category.group),
    groupLabel: groupLabels[category.group],
  };
}

/** Returns the colour of a tax rate: one up to 5 %, one up to 8 %, one above. */
export function taxTone(rate: number): 'jade' | 'sky' | 'gold' {
  if (rate <= 5) return 'jade';
  return rate <= 8 ? 'sky' : 'gold';
}

/** Tax types with a name of their own. */
export const namedTaxes = { kct: 'kct', kkknt: 'kkknt', khac: 'other' } as const;
export const isNamedTax = (type: string): type is keyof typeof namedTaxes => type in namedTaxes;
