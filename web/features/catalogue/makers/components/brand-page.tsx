import { Link } from '@tanstack/react-router';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '#shared/catalogue/maker.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import type { ProductSearch } from '../../listing/rules/product-search.ts';
import type { OnSearch } from '../../listing/components/product-browser.tsx';
import { Departments } from './departments.tsx';
import { MakerBanner } from './maker-banner.tsx';
import { MakerGoods } from './maker-goods.tsx';

type Props = { brand: Brand; search: ProductSearch; onSearch: OnSearch };

export function BrandPage({ brand, search, onSearch }: Props) {
  const { t } = useTranslation(['listing', 'catalogue']);
  const { id, name, country, business, categories } = brand;
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[
          { label: t('catalogue:home'), to: '/e-commerce' },
          { label: t('catalogue:list.title'), to: '/e-commerce/product' },
          { label: name },
        ]}
      />
      <MakerBanner maker={brand} place={country} kind={t('maker.brand')}>
        {business && (
          <p className="mt-4 flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
            {t('maker.by')}
            <Link
              to="/e-commerce/business/$slug"
              params={{ slug: business.slug }}
              className="inline-flex min-h-9 items-center gap-1 font-semibold text-ink hover:underline"
            >
              {business.name}
              {business.verified && (
                <BadgeCheck role="img" aria-label={t('maker.verified')} className="size-4 text-jade" />
              )}
            </Link>
          </p>
        )}
        <Departments
          categories={categories}
          search={search}
          onChange={(change) => onSearch({ ...search, page: undefined, ...change }, true)}
        />
      </MakerBanner>
      <MakerGoods key={id} name={name} search={search} onSearch={onSearch} fixed={{ brandId: id }} />
    </>
  );
}
