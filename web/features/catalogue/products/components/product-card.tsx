import { Link } from '@tanstack/react-router';
import { BadgeCheck, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductCard as Product } from '#shared/catalogue/product.ts';
import { formatVnd } from '#shared/values/money.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { DiscountBadge, Price } from '#web/ui/data/price.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { backgroundFor, isNew, minShownSales } from '../rules/product-appearance.ts';
import { CardHeart, Earned, HoverActions, RowActions, TouchAdd } from './card-actions.tsx';

type Props = { product: Product; eager?: boolean | undefined };

const frame =
  'group relative overflow-hidden rounded-md border border-line bg-surface transition-[border-color,box-shadow] ' +
  'hover:border-line-strong hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus';
/** Size of product pictures, which carry a margin of their own. */
const picture = '[&_img]:size-[84%]! transition-transform duration-200 group-hover:scale-[1.03]';

/** Shows a product in a grid: square picture, two lines of name, price. */
export function ProductCard({ product, eager }: Props) {
  return (
    <article className={`${frame} flex flex-col`}>
      <div className="relative overflow-hidden">
        <Picture product={product} eager={eager} sizes="(width < 48rem) 38vw, (width < 80rem) 19vw, 12rem" />
        <Marks product={product} />
        <CardHeart product={product} className="absolute! top-0.5 right-0.5" />
        <HoverActions product={product} />
        <TouchAdd product={product} />
      </div>
      <div className="flex grow flex-col gap-1.5 p-3 sm:p-3.5">
        <Name product={product} className="line-clamp-2 min-h-10" />
        <Amount product={product} />
        <Earned product={product} />
        <Stars product={product} />
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 empty:hidden">
          <Sold product={product} />
          <FreeShipping product={product} />
        </div>
      </div>
    </article>
  );
}

/** Shows a product as a row, with its short description. */
export function ProductRow({ product, eager }: Props) {
  return (
    <article className={`${frame} flex`}>
      <div className="relative w-32 shrink-0 overflow-hidden sm:w-44 [&>span]:aspect-auto [&>span]:h-full">
        <Picture product={product} eager={eager} sizes="11rem" />
        <Marks product={product} />
      </div>
      <div className="flex min-w-0 grow flex-col gap-1.5 p-3.5 sm:p-5">
        <div className="flex items-start justify-between gap-2">
          <Name product={product} className="line-clamp-2 sm:text-base" />
          <CardHeart product={product} className="-my-2.5 -mr-2.5" />
        </div>
        <p className="line-clamp-2 text-sm text-ink-2 max-sm:hidden">{product.shortDescription}</p>
        <p className="flex items-center gap-1.5 truncate text-sm text-ink-2 max-sm:hidden">
          {product.business.verified && <BadgeCheck aria-hidden className="size-4 shrink-0 text-jade" />}
          {product.business.name}
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2.5">
          <div className="space-y-1">
            <Amount product={product} />
            <Earned product={product} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <Stars product={product} />
              <Sold product={product} />
              <FreeShipping product={product} />
            </div>
          </div>
          <RowActions product={product} />
        </div>
      </div>
    </article>
  );
}

function Picture({ product, eager = false, sizes }: Props & { sizes: string }) {
  const { image, thumbnail, ground } = product;
  return (
    <ProductPicture
      src={image || thumbnail}
      alt=""
      ground={backgroundFor(ground)}
      eager={eager}
      sizes={sizes}
      className={picture}
    />
  );
}

/** The link covers the whole card, so that there is only one target and one name. */
function Name({ product, className }: Props & { className: string }) {
  return (
    <h3 className={`text-sm leading-5 font-medium text-wrap ${className}`}>
      <Link
        to="/e-commerce/product/$slug"
        params={{ slug: product.slug }}
        className="outline-none after:absolute after:inset-0"
      >
        {product.name}
      </Link>
    </h3>
  );
}

function Amount({ product: { total, basePrice, hasVariants, priceMin, priceMax } }: Props) {
  if (hasVariants && priceMax > priceMin)
    return (
      <>
        <PriceFrom amount={priceMin} />
        <Price amount={priceMin} max={priceMax} className="max-sm:hidden! [&>span]:text-sm" />
      </>
    );
  return <Price amount={total} base={basePrice || undefined} />;
}

/** A price range takes two lines on a phone, so only the lower price is shown there. */
function PriceFrom({ amount }: { amount: number }) {
  const { t } = useTranslation('catalogue');
  return (
    <span className="text-base font-bold text-brand tabular-nums sm:hidden">
      {t('priceFrom', { amount: formatVnd(amount) })}
    </span>
  );
}

const maxMarks = 2;

function Marks({ product }: Props) {
  const { t } = useTranslation(['catalogue', 'badges']);
  const soldOut = product.stockStatus === 'out_of_stock';
  const marks = product.badges.slice(0, product.discountPercent > 0 ? maxMarks - 1 : maxMarks);
  return (
    <div className="absolute top-2 left-2 flex flex-col items-start gap-1">
      <DiscountBadge percent={product.discountPercent} />
      {soldOut && <Badge>{t('comingSoon')}</Badge>}
      {!soldOut &&
        marks.map((badge) => (
          <Badge key={badge} tone="gold">
            {t(`badges:${badge}`)}
          </Badge>
        ))}
    </div>
  );
}

function Stars({ product: { rating } }: Props) {
  if (rating.count === 0) return null;
  return <Rating value={rating.average} count={rating.count} look="small" />;
}

/** Shows the number of sales; hidden if it is small, because that would speak against the product. */
function Sold({ product: { sold, createdAt, badges } }: Props) {
  const { t } = useTranslation('catalogue');
  const { short } = useFormat();
  if (sold >= minShownSales)
    return (
      <p className="text-xs whitespace-nowrap text-ink-2">
        {t('sold', { count: sold, amount: short(sold) })}
      </p>
    );
  const isSaid = badges.includes('new');
  return isNew(createdAt) && !isSaid ? <p className="text-xs font-medium text-jade">{t('new')}</p> : null;
}

function FreeShipping({ product }: Props) {
  const { t } = useTranslation('catalogue');
  if (!product.freeShipping) return null;
  return (
    <Badge tone="jade" icon={<Truck aria-hidden />}>
      {t('freeShippingShort')}
    </Badge>
  );
}
