import { PackageOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CategoryPage as Category } from '#shared/catalogue/get-category.contract.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { filterCount, type ProductSearch } from '../../listing/rules/product-search.ts';
import { categoryBackground, categoryPicture } from '../../products/rules/product-appearance.ts';
import { ProductBrowser, type OnSearch } from '../../listing/components/product-browser.tsx';
import { ProductStrip } from '../../products/components/product-strip.tsx';
import { CategoryChips } from './category-chip.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

/** Up to this number, all products are visible in the list at once, so the page shows no selection above it. */
const fewProducts = 12;

type Props = { category: Category; search: ProductSearch; onSearch: OnSearch };

/** Shows a category page: its description, its subcategories, and all its products. */
export function CategoryPage({ category, search, onSearch }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation(['listing', 'catalogue']);
  const { id, name, ancestors, children, productCount, featured = [] } = category;
  // Readers who filter or page the list have already seen the introduction.
  const front = filterCount(search) === 0 && !search.q && !search.page;
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[
          { label: t('catalogue:home'), to: '/e-commerce' },
          { label: t('catalogue:categories'), to: '/e-commerce/categories' },
          ...ancestors.map((one) => ({ label: say(one.name), to: `/e-commerce/category/${one.slug}` })),
          { label: say(name) },
        ]}
      />
      <div className="mb-8 space-y-6">
        <Front category={category} />
        <CategoryChips categories={children} label={t('category.below', { name: say(name) })} />
        {front && featured.length > 2 && productCount > fewProducts && (
          <ProductStrip eager title={t('category.featured', { name: say(name) })} products={featured} />
        )}
      </div>
      <ProductBrowser
        key={id}
        search={search}
        onSearch={onSearch}
        fixed={{ categoryId: id }}
        heading={
          <h2 id="list-title" className="text-lg font-bold">
            {t('category.products')}
          </h2>
        }
        nothing={
          <EmptyState
            icon={<PackageOpen />}
            title={t('category.empty')}
            hint={t('category.emptyHint')}
            action={<ButtonLink to="/e-commerce/categories">{t('menu.all')}</ButtonLink>}
          />
        }
      />
    </>
  );
}

function Front({ category }: { category: Category }) {
  const { say } = useShopWords();
  const { t } = useTranslation('listing');
  const { name, description, icon, productCount } = category;
  return (
    <header className="flex items-center gap-4 overflow-hidden rounded-lg border border-line bg-surface sm:gap-6">
      <ProductPicture
        eager
        src={categoryPicture(icon)}
        alt=""
        ground={categoryBackground(category)}
        widths={[160, 320]}
        sizes="10rem"
        className="w-28! shrink-0 self-stretch sm:w-40! [&_img]:size-[84%]!"
      />
      <div className="min-w-0 py-4 pr-4 sm:py-6 sm:pr-8">
        <h1 className="text-xl font-bold text-balance sm:text-2xl">{say(name)}</h1>
        {description && <p className="mt-1 max-w-[68ch] text-pretty text-ink-2">{description}</p>}
        <p className="mt-1.5 text-sm text-ink-2 tabular-nums">
          {t('list.count', { count: productCount, amount: productCount })}
        </p>
      </div>
    </header>
  );
}
