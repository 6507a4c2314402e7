import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { filterCount, type ProductSearch } from '../../listing/rules/product-search.ts';
import { ProductBrowser, type OnSearch } from '../../listing/components/product-browser.tsx';
import { popularProductsQuery } from '../../api/listing-queries.ts';
import { ProductStrip } from '../../products/components/product-strip.tsx';
import { SearchInvitation } from './search-invitation.tsx';
import { MatchingNames } from './matching-names.tsx';

type Props = { search: ProductSearch; onSearch: OnSearch };

/** Shows search results for a text; without one, suggestions for a search. */
export function SearchPage({ search, onSearch }: Props) {
  const { t } = useTranslation(['catalogue', 'listing', 'common']);
  const { q, page } = search;
  if (!q && filterCount(search) === 0 && !page) return <SearchInvitation />;
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[{ label: t('home'), to: '/e-commerce' }, { label: t('common:action.search') }]}
      />
      <h1 className="mb-5 text-xl font-bold text-balance wrap-anywhere">
        {q ? t('list.found', { q }) : t('listing:search.title')}
      </h1>
      {q && filterCount(search) === 0 && !page && <MatchingNames q={q} />}
      <ProductBrowser
        search={search}
        onSearch={onSearch}
        heading={
          <h2 id="list-title" className="text-lg font-bold max-lg:sr-only">
            {t('listing:category.products')}
          </h2>
        }
        nothing={<NoSearchResults />}
      />
    </>
  );
}

/** Shows a message that nothing matches the text, with popular products. */
function NoSearchResults() {
  const { t } = useTranslation(['catalogue', 'listing']);
  const { data = [] } = useQuery(popularProductsQuery);
  return (
    <>
      <EmptyState
        icon={<SearchX />}
        title={t('search.none')}
        hint={t('search.noneHint')}
        action={<ButtonLink to="/e-commerce/categories">{t('listing:menu.all')}</ButtonLink>}
      />
      <ProductStrip title={t('listing:search.maybe')} products={data} />
    </>
  );
}
