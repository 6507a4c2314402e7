import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { firstVariant, variantGroups } from '../hooks/variant-choice.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductPrice } from './product-price.tsx';

/** One product: pictures left, facts in the middle, stock and stall right; then what there is to read. */
export function ProductPage({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const [variantId, setVariantId] = useState(() => firstVariant(product.variants)?.id);
  const variant = product.variants.find(({ id }) => id === variantId);
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[
          { label: t('home'), to: '/e-commerce' },
          { label: t('list.title'), to: '/e-commerce/product' },
          { label: product.name },
        ]}
      />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)_19rem]">
        <ProductGallery product={product} />
        <div className="min-w-0 space-y-5">
          <Heading product={product} />
          <ProductPrice product={product} variant={variant} />
          {variantGroups(product.variants).map(({ name, variants }) => (
            <RadioGroup
              key={name}
              showLabel
              look="pill"
              label={name}
              value={variantId}
              onChange={setVariantId}
              options={variants.map(({ id, value, stock }) => ({
                value: id,
                label: value,
                disabled: stock === 0,
              }))}
            />
          ))}
          {product.shortDescription && (
            <p className="max-w-[65ch] text-pretty text-ink-2">{product.shortDescription}</p>
          )}
          <Specifications product={product} />
        </div>
        <div className="lg:col-span-2 xl:sticky xl:top-22 xl:col-span-1">
          <ProductFacts product={product} stock={variant?.stock ?? product.available} />
        </div>
      </div>
      {product.description && (
        <section aria-labelledby="description" className="mt-10 border-t border-line pt-8">
          <h2 id="description" className="mb-4 text-lg font-bold">
            {t('description')}
          </h2>
          <RichText html={product.description} />
        </section>
      )}
    </>
  );
}

function Heading({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const { name, code, badges, business, rating, sold } = product;
  return (
    <header>
      <div className="mb-2.5 flex flex-wrap gap-1.5 empty:hidden">
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
      <h1 className="text-xl font-bold text-balance sm:text-2xl">{name}</h1>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-2">
        <Rating value={rating.average} count={rating.count} />
        <span aria-hidden>·</span>
        {t('sold', { count: sold, amount: sold })}
        <span aria-hidden>·</span>
        {t('code', { code })}
      </p>
    </header>
  );
}

function Specifications({ product: { specifications } }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  if (specifications.length === 0) return null;
  return (
    <section aria-labelledby="specifications" className="border-t border-line pt-4">
      <h2 id="specifications" className="sr-only">
        {t('specifications')}
      </h2>
      <dl className="text-sm">
        {specifications.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-4 py-1.5 max-sm:grid-cols-[7.5rem_1fr]">
            <dt className="text-ink-2">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
