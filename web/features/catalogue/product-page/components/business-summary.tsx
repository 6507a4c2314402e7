import { BadgeCheck, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Business } from '#shared/catalogue/maker.ts';
import type { Product } from '#shared/catalogue/product.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Rating } from '#web/ui/data/rating.tsx';

type Props = { business: Product['business']; facts: Business | undefined };

/** Shows the business that sells the product. `facts` load later and may be missing. */
export function BusinessSummary({ business, facts }: Props) {
  const { t } = useTranslation('product');
  return (
    <section
      aria-label={t('business.title')}
      className="mt-10 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-md border border-line bg-surface p-4 sm:p-5"
    >
      <span
        aria-hidden
        className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-full ground-1 text-gold"
      >
        {facts?.logo ? (
          <img src={facts.logo.replace('{width}', '160')} alt="" className="size-full object-cover" />
        ) : (
          <Store className="size-7" />
        )}
      </span>
      <div className="min-w-48 grow basis-48">
        <h2 className="flex items-center gap-1.5 text-base font-bold">
          <span className="truncate">{business.name}</span>
          {business.verified && (
            <BadgeCheck aria-label={t('verifiedBusiness')} className="size-4.5 shrink-0 text-jade" />
          )}
        </h2>
        <p className="mt-1 flex min-h-5 flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
          {facts && <BusinessFacts facts={facts} />}
        </p>
      </div>
      <ButtonLink
        to="/e-commerce/business/$slug"
        params={{ slug: business.slug }}
        className="max-sm:w-full"
        icon={<Store />}
      >
        {t('business.visit')}
      </ButtonLink>
    </section>
  );
}

function BusinessFacts({ facts: { province, productCount, rating, sold } }: { facts: Business }) {
  const { t } = useTranslation('product');
  return (
    <>
      <span>{province}</span>
      <span aria-hidden>·</span>
      {rating.count > 0 && (
        <>
          <Rating value={rating.average} look="compact" />
          <span aria-hidden>·</span>
        </>
      )}
      <span>{t('business.products', { count: productCount })}</span>
      <span aria-hidden>·</span>
      <span>{t('business.sold', { amount: sold })}</span>
    </>
  );
}
