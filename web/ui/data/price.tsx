import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { discountPercent, formatVnd } from '#shared/values/money.ts';
import { Badge } from './badge.tsx';

export { compactVnd, formatVnd } from '#shared/values/money.ts';

export type PriceProps = {
  amount: number;
  /** The list price: struck through, with the discount, if it is above `amount`. */
  base?: number | null | undefined;
  /** Upper end of a price range: '120.000 ₫ – 180.000 ₫'. */
  max?: number | null | undefined;
  showDiscount?: boolean;
  className?: string;
};

export function Price({ amount, base, max, showDiscount, className }: PriceProps) {
  const { t } = useTranslation('ui');
  const off = base ? discountPercent(base, amount) : 0;
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2 gap-y-0.5 tabular-nums', className)}>
      <span className="text-base font-bold text-brand">
        {off > 0 && <span className="sr-only">{t('price.now')} </span>}
        <span className="whitespace-nowrap">{formatVnd(amount)}</span>
        {max && max > amount ? (
          <>
            {' – '}
            <span className="whitespace-nowrap">{formatVnd(max)}</span>
          </>
        ) : null}
      </span>
      {base && off > 0 ? (
        <s className="text-xs text-ink-3">
          <span className="sr-only">{t('price.before')} </span>
          {formatVnd(base)}
        </s>
      ) : null}
      {showDiscount && <DiscountBadge percent={off} />}
    </span>
  );
}

/** Shows the discount as '−18%'; renders nothing without one. Use `solid` on pictures. */
export function DiscountBadge({
  percent,
  solid,
  className,
}: {
  percent: number;
  solid?: boolean;
  className?: string;
}) {
  const { t } = useTranslation('ui');
  if (percent <= 0) return null;
  return (
    <Badge tone={solid ? 'solid' : 'brand'} className={clsx('tabular-nums', className)}>
      <span aria-hidden>−{percent}%</span>
      <span className="sr-only">{t('price.off', { percent })}</span>
    </Badge>
  );
}
