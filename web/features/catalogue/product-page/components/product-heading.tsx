import { Link } from '@tanstack/react-router';
import { BadgeCheck, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Rating } from '#web/ui/data/rating.tsx';

/** Shows the product's name and badges; `actions` are the favourite button and others beside the name. */
export function ProductHeading({ product, actions }: { product: Product; actions: ReactNode }) {
  const { t } = useTranslation(['product', 'badges']);
  const { name, badges } = product;
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {badges.length > 0 && (
            <p className="mb-1.5 flex flex-wrap gap-1.5">
              {badges.map((badge) => (
                <Badge key={badge} tone="gold">
                  {t(`badges:${badge}`)}
                </Badge>
              ))}
            </p>
          )}
          <h1 className="text-xl font-bold text-balance sm:text-2xl">{name}</h1>
        </div>
        <div className="-mt-2 -mr-2 flex shrink-0">{actions}</div>
      </div>
      <Reputation product={product} />
      <Seller business={product.business} />
    </header>
  );
}

function Reputation({ product: { rating, sold } }: { product: Product }) {
  const { t } = useTranslation(['product', 'ui']);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm leading-5 text-ink-2">
      <a href="#reviews-place" className="inline-flex items-center gap-x-2 rounded-xs hover:underline">
        {rating.count > 0 ? (
          <>
            <Rating value={rating.average} />
            <span aria-hidden>·</span>
            <span>{t('ui:rating.count', { count: rating.count })}</span>
          </>
        ) : (
          t('ui:rating.none')
        )}
      </a>
      {sold > 0 && (
        <>
          <span aria-hidden>·</span>
          <span>{t('sold', { count: sold, amount: sold })}</span>
        </>
      )}
    </p>
  );
}

/** Shows the seller, with a link to the business. */
function Seller({ business }: Pick<Product, 'business'>) {
  const { t } = useTranslation('product');
  return (
    <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <Link
        to="/e-commerce/business/$slug"
        params={{ slug: business.slug }}
        className="inline-flex min-h-6 items-center gap-1.5 rounded-xs font-medium hover:text-brand hover:underline pointer-coarse:min-h-9"
      >
        <Store aria-hidden className="size-4 shrink-0 text-ink-3" />
        {business.name}
      </Link>
      {business.verified && (
        <span className="inline-flex items-center gap-1 text-xs font-semibold text-jade">
          <BadgeCheck aria-hidden className="size-4" />
          {t('verifiedBusiness')}
        </span>
      )}
    </p>
  );
}
