import clsx from 'clsx';
import { CircleHelp } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { DiscountBadge } from '#web/ui/data/price.tsx';
import { isNamedTax, namedTaxes, priceParts, taxTone } from '../rules/price-parts.ts';
import type { Variant } from '../rules/variant-choice.ts';

/** `isFrom`: another variant costs more. `member`: a signed-in user, who also sees the commission. */
type Props = { product: Product; variant: Variant | undefined; isFrom: boolean; member: boolean };

/** Shows the price with its tax, and the commission for recommending the product. */
export function ProductPrice({ product, variant, isFrom, member }: Props) {
  const { t } = useTranslation(['product', 'ui']);
  const { total, struck, off, earned, groupLabel } = priceParts(product, variant);
  return (
    <div className="rounded-md bg-sunken px-4 py-3 tabular-nums sm:px-5 sm:py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="sr-only">{t('price.total')} </span>
        <span className="text-xl font-bold text-brand sm:text-2xl">
          {isFrom ? t('price.from', { price: formatVnd(total) }) : formatVnd(total)}
        </span>
        {off > 0 && (
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            <s className="text-ink-2">
              <span className="sr-only">{t('ui:price.before')} </span>
              {formatVnd(struck)}
            </s>
            <DiscountBadge percent={off} />
          </span>
        )}
      </p>
      <Tax product={product} variant={variant} />
      {member && earned > 0 && (
        <p className="mt-2.5 border-t border-line pt-2.5 text-sm">
          <span className="font-semibold">{t('price.earned')}</span>{' '}
          <span className="font-semibold text-jade">{formatVnd(earned)}</span>{' '}
          <span className="text-ink-2">{t('price.earnedHint', { group: groupLabel })}</span>
        </p>
      )}
    </div>
  );
}

/** Shows the tax in one line on phones, unfolded by a click; elsewhere the calculation is shown. */
function Tax({ product, variant }: Pick<Props, 'product' | 'variant'>) {
  const { t } = useTranslation('product');
  const [open, setOpen] = useState(false);
  const id = useId();
  const { taxRate, taxType } = product;
  const { before, tax } = priceParts(product, variant);
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2 sm:mt-2">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={taxTone(taxRate)}>
          {taxRate === 0 ? t('price.included') : t('price.includedRate', { rate: taxRate })}
        </Badge>
        {isNamedTax(taxType) && <Badge>{t(`price.${namedTaxes[taxType]}`)}</Badge>}
      </p>
      {tax > 0 && (
        <>
          <button
            type="button"
            aria-label={t('price.taxDetails')}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
            className="-my-2.5 -ml-3 flex size-11 items-center justify-center rounded-full sm:hidden"
          >
            <CircleHelp aria-hidden className="size-4.5" />
          </button>
          <dl id={id} className={clsx('flex flex-wrap gap-x-4 gap-y-1', !open && 'max-sm:hidden')}>
            <Part name={t('price.before')} amount={before} />
            <Part name={t('price.tax', { rate: taxRate })} amount={tax} />
          </dl>
        </>
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
