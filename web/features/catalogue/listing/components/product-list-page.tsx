import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { categoryTreeQuery } from '../../api/catalogue-queries.ts';
import { pathTo } from '../../products/rules/category-tree.ts';
import type { ProductSearch } from '../rules/product-search.ts';
import { ProductBrowser, type OnSearch } from './product-browser.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = { search: ProductSearch; onSearch: OnSearch };

export function ProductListPage({ search, onSearch }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation(['catalogue', 'listing']);
  const { data: tree = [] } = useQuery(categoryTreeQuery);
  const path = pathTo(tree, search.categoryId);
  const category = path.at(-1);
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[
          { label: t('home'), to: '/e-commerce' },
          { label: t('list.title'), to: '/e-commerce/product' },
          ...path.map(({ name, slug }) => ({ label: say(name), to: `/e-commerce/category/${slug}` })),
        ]}
      />
      <ProductBrowser
        search={search}
        onSearch={onSearch}
        heading={
          <>
            <h1 id="list-title" className="text-xl font-bold text-balance">
              {category ? say(category.name) : search.q ? t('list.found', { q: search.q }) : t('list.title')}
            </h1>
            <h2 className="sr-only">{t('listing:category.products')}</h2>
          </>
        }
      />
    </>
  );
}
