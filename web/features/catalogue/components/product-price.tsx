import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { discountPercent, formatVnd, taxOf } from '#shared/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DiscountBadge } from '../../../ui/price.tsx';

type Props = { product: Product; variant: Product['variants'][number] | undefined };

/** What a shopper pays, and what of it is tax. */
export function ProductPrice({ product, variant }: Props) {
  const { t } = useTranslation(['catalogue', 'ui']);
  const { basePrice, taxRate, taxType } = product;
  const price = product.price + (variant?.additionalPrice ?? 0);
  const tax = taxOf(price, taxRate);
  const total = variant?.total ?? price + tax;
  const off = discountPercent(basePrice, total);
  return (
    <div className="rounded-md bg-sunken px-5 py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 tabular-nums">
        <span className="text-2xl font-bold text-brand">{formatVnd(total)}</span>
        {off > 0 && (
          <>
            <s className="text-ink-3">
              <span className="sr-only">{t('ui:price.before')} </span>
              {formatVnd(basePrice)}
            </s>
            <DiscountBadge percent={off} />
          </>
        )}
      </p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2 tabular-nums">
        {tax > 0 && <span>{t('tax.parts', { price: formatVnd(price), tax: formatVnd(tax) })}</span>}
        <Badge tone={toneOf(taxRate)}>
          {taxRate === 0 ? t('tax.included') : t('tax.includedRate', { rate: taxRate })}
        </Badge>
        {taxType in namedTaxes && <Badge>{t(`tax.${namedTaxes[taxType as keyof typeof namedTaxes]}`)}</Badge>}
      </p>
    </div>
  );
}

/** Tax types that are called by a name of their own. */
const namedTaxes = { kct: 'kct', kkknt: 'kkknt', khac: 'other' } as const;

/** One style up to 5%, one up to 8%, one above. */
function toneOf(rate: number): 'jade' | 'sky' | 'gold' {
  if (rate <= 5) return 'jade';
  return rate <= 8 ? 'sky' : 'gold';
}
