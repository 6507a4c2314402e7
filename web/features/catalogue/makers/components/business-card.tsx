import { Link } from '@tanstack/react-router';
import { BadgeCheck, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Business } from '#shared/catalogue/maker.ts';
import { Rating } from '#web/ui/data/rating.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { MakerLogo } from './maker-logo.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

/** Shows a business in a list. The link covers the whole card. */
export function BusinessCard({ business }: { business: Business }) {
  const { say } = useShopWords();
  const { t } = useTranslation('listing');
  const { short } = useFormat();
  const { name, slug, logo, province, verified, description, rating, productCount, sold, categories } =
    business;
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-[border-color,box-shadow] hover:border-line-strong hover:shadow-float has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="flex items-center gap-3.5">
        <MakerLogo name={name} logo={logo} className="size-16 rounded-md! text-lg" />
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-base leading-5.5 font-bold">
            <Link
              to="/e-commerce/business/$slug"
              params={{ slug }}
              className="outline-none after:absolute after:inset-0"
            >
              {name}
            </Link>
            {verified && (
              <BadgeCheck
                role="img"
                aria-label={t('maker.verified')}
                className="ml-1 inline size-4.5 align-[-0.2em] text-jade"
              />
            )}
          </h2>
          <p className="mt-0.5 flex items-center gap-1 text-sm text-ink-2">
            <MapPin aria-hidden className="size-4 shrink-0 text-ink-3" />
            <span className="truncate">{province}</span>
          </p>
        </div>
      </div>
      <p className="line-clamp-2 text-sm text-ink-2">{description}</p>
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2 tabular-nums">
        {rating.count > 0 && <Rating value={rating.average} look="compact" className="gap-1!" />}
        <span>{t('maker.products', { count: productCount, amount: productCount })}</span>
        <span>{t('maker.sold', { count: sold, amount: short(sold) })}</span>
      </p>
      {categories.length > 0 && (
        <p className="truncate border-t border-line pt-2.5 text-xs text-ink-2">
          {categories
            .slice(0, 3)
            .map((category) => say(category.name))
            .join(' · ')}
        </p>
      )}
    </article>
  );
}
