import clsx from 'clsx';
import { ShoppingBag, Zap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commissionOn } from '#shared/catalogue/commission-rules.ts';
import type { ProductCard as Product } from '#shared/catalogue/product.ts';
import { formatVnd } from '#shared/values/money.ts';
import { useProductActions } from '#web/platform/product-actions.ts';
import { HeartButton } from '#web/ui/actions/heart-button.tsx';

type Props = { product: Product; className?: string };

/** Raises a control above the link that covers the whole card. */
const above = 'relative z-1';
const act =
  'inline-flex h-9 items-center justify-center gap-1.5 rounded-sm px-2.5 text-xs font-semibold whitespace-nowrap ' +
  'transition-colors active:translate-y-px aria-disabled:text-ink-2 [&_svg]:size-4 pointer-coarse:h-11';
const onPicture = 'border border-line bg-raised/95 text-ink shadow-float hover:text-brand';
const onPaper = 'border border-line-strong bg-surface hover:border-brand hover:text-brand';

export function CardHeart({ product, className }: Props) {
  const { t } = useTranslation('actions');
  const actions = useProductActions();
  if (!actions) return null;
  const { id, name } = product;
  const pressed = actions.isFavorite(id);
  return (
    <HeartButton
      label={t(pressed ? 'favorite.remove' : 'favorite.add', { name })}
      pressed={pressed}
      onPress={() => actions.toggleFavorite(product)}
      className={clsx(above, className)}
    />
  );
}

/** Shows an add button for touch, which has no hover; none if a variant must be chosen first. */
export function TouchAdd({ product }: Props) {
  const { t } = useTranslation('actions');
  const actions = useProductActions();
  const { name, stockStatus, hasVariants } = product;
  if (!actions || hasVariants || stockStatus === 'out_of_stock') return null;
  return (
    <button
      type="button"
      aria-label={t('addNamed', { name })}
      onClick={() => actions.addToCart(product)}
      className="absolute right-1 bottom-1 z-1 hidden size-11 items-center justify-center [@media(hover:none)]:flex"
    >
      <span className={clsx(onPicture, 'flex size-9 items-center justify-center rounded-full text-brand')}>
        <ShoppingBag aria-hidden className="size-4.5" />
      </span>
    </button>
  );
}

/** Shows buttons over the picture of a card on hover or keyboard focus. */
export function HoverActions({ product }: Props) {
  if (!useProductActions()) return null;
  return (
    <div className="absolute inset-x-2 bottom-2 z-1 flex translate-y-1 gap-1.5 opacity-0 transition duration-120 group-focus-within:translate-y-0 group-focus-within:opacity-100 group-hover:translate-y-0 group-hover:opacity-100 [@media(hover:none)]:hidden">
      <Acts product={product} look={onPicture} compact />
    </div>
  );
}

/** Shows buttons beside a row, which are always visible. */
export function RowActions({ product, className }: Props) {
  if (!useProductActions()) return null;
  return (
    <div className={clsx(above, 'flex items-center gap-2', className)}>
      <Acts product={product} look={onPaper} />
    </div>
  );
}

/** Shows the buttons to add and buy; with `compact` the buy button has an icon only. */
function Acts({ product, look, compact = false }: Props & { look: string; compact?: boolean }) {
  const { t } = useTranslation('actions');
  const actions = useProductActions();
  const { name, stockStatus, hasVariants } = product;
  if (!actions) return null;
  // Variants are chosen on the product's page, to which the whole card links.
  if (hasVariants) return <span className={clsx(act, look, 'pointer-events-none grow')}>{t('choose')}</span>;
  const out = stockStatus === 'out_of_stock';
  return (
    <>
      <button
        type="button"
        aria-label={t('addNamed', { name })}
        aria-disabled={out || undefined}
        onClick={() => actions.addToCart(product)}
        className={clsx(act, look, 'grow')}
      >
        {!out && <ShoppingBag aria-hidden />}
        {out ? t('comingSoon.title') : t('addToCart')}
      </button>
      {!out && (
        <button
          type="button"
          aria-label={t('buyNamed', { name })}
          onClick={() => actions.buyNow(product)}
          className={clsx(act, look)}
        >
          <Zap aria-hidden />
          {!compact && <span className="max-sm:hidden">{t('buyNow')}</span>}
        </button>
      )}
    </>
  );
}

/** Shows the commission the member gets when somebody they invited buys the product. */
export function Earned({ product: { price, category } }: Props) {
  const { t } = useTranslation('actions');
  const earned = commissionOn(price, category.group);
  if (!useProductActions()?.member || earned === 0) return null;
  return (
    <p className="text-xs font-medium text-jade tabular-nums">{t('earned', { amount: formatVnd(earned) })}</p>
  );
}
