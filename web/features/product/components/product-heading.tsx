import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Rating } from '../../../ui/rating.tsx';

/** `actions`: the heart and what else stands beside the name. */
export function ProductHeading({ product, actions }: { product: Product; actions: ReactNode }) {
  const { t } = useTranslation('product');
  const { name, badges, business, rating, sold } = product;
  return (
    <header>
      <div className="flex items-start justify-between gap-3">
        <div className="flex flex-wrap gap-1.5 pt-2 empty:hidden">
          {business.verified && (
            <Badge tone="jade" icon={<BadgeCheck aria-hidden />}>
              {t('verifiedStall')}
            </Badge>
          )}
          {badges.map((badge) => (
            <Badge key={badge} tone="gold">
              {t(`badge.${badge}`)}
            </Badge>
          ))}
        </div>
        <div className="-mr-2 flex shrink-0">{actions}</div>
      </div>
      <h1 className="mt-1.5 text-xl font-bold text-balance sm:text-2xl">{name}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
        <a href="#reviews-place" className="rounded-xs hover:underline">
          <Rating value={rating.average} count={rating.count} />
        </a>
        <span aria-hidden>·</span>
        {t('sold', { count: sold, amount: sold })}
      </p>
    </header>
  );
}
