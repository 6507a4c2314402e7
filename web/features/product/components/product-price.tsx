import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { formatVnd } from '#shared/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DiscountBadge } from '../../../ui/price.tsx';
import { isNamedTax, namedTaxes, priceParts, taxTone } from '../hooks/price-parts.ts';
import type { Variant } from '../hooks/variant-choice.ts';

/** `member`: somebody is signed in, and sees what the purchase earns. */
type Props = { product: Product; variant: Variant | undefined; member: boolean };

/** What a shopper pays, what of it is tax, and what a member earns back. */
export function ProductPrice({ product, variant, member }: Props) {
  const { t } = useTranslation(['product', 'ui']);
  const { basePrice, taxRate, taxType } = product;
  const { before, tax, total, off, earned } = priceParts(product, variant);
  return (
    <div className="rounded-md bg-sunken px-4 py-3.5 tabular-nums sm:px-5 sm:py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="sr-only">{t('price.total')} </span>
        <span className="text-2xl font-bold text-brand">{formatVnd(total)}</span>
        {off > 0 && (
          <>
            <s className="text-ink-2">
              <span className="sr-only">{t('ui:price.before')} </span>
              {formatVnd(basePrice)}
            </s>
            <DiscountBadge percent={off} />
          </>
        )}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm text-ink-2">
        {tax > 0 && (
          <dl className="flex flex-wrap gap-x-4 gap-y-1">
            <Part name={t('price.before')} amount={before} />
            <Part name={t('price.tax', { rate: taxRate })} amount={tax} />
          </dl>
        )}
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={taxTone(taxRate)}>
            {taxRate === 0 ? t('price.included') : t('price.includedRate', { rate: taxRate })}
          </Badge>
          {isNamedTax(taxType) && <Badge>{t(`price.${namedTaxes[taxType]}`)}</Badge>}
        </p>
      </div>
      {member && earned > 0 && (
        <p className="mt-2.5 border-t border-line pt-2.5 text-sm">
          <span className="font-semibold">{t('price.earned')}</span>{' '}
          <span className="font-semibold text-jade">{formatVnd(earned)}</span>{' '}
          <span className="text-ink-2">{t('price.earnedHint')}</span>
        </p>
      )}
    </div>
  );
}

function Part({ name, amount }: { name: string; amount: number }) {
  return (
    <div className="flex gap-1.5">
      <dt>{name}</dt>
      <dd className="text-ink">{formatVnd(amount)}</dd>
    </div>
  );
}
