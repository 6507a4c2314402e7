import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { History, TrendingUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { categoryTreeQuery } from '../../api/catalogue-queries.ts';
import { popularProductsQuery } from '../../api/listing-queries.ts';
import { popularWords } from '../rules/popular-words.ts';
import { forgetSearches, useRecentSearches } from '../hooks/use-recent-searches.ts';
import { CategoryRail } from '../../categories/components/category-rail.tsx';
import { ProductStrip } from '../../products/components/product-strip.tsx';
import { SearchBox } from './search-box.tsx';

/** Shows the search page without a search text. */
export function SearchInvitation() {
  const { t } = useTranslation(['listing', 'catalogue', 'common']);
  const { data: tree = [] } = useQuery(categoryTreeQuery);
  const { data: popular = [] } = useQuery(popularProductsQuery);
  const recent = useRecentSearches();
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[{ label: t('catalogue:home'), to: '/e-commerce' }, { label: t('common:action.search') }]}
      />
      <div className="space-y-9">
        <div>
          <h1 className="text-xl font-bold sm:text-2xl">{t('search.title')}</h1>
          <p className="mt-1 text-ink-2">{t('search.lead')}</p>
          <SearchBox className="mt-4 md:hidden" />
          <div className="mt-5 space-y-4">
            <Texts icon={<TrendingUp />} title={t('search.popular')} texts={popularWords(tree, 10)} />
            {recent.length > 0 && (
              <Texts
                icon={<History />}
                title={t('search.recent')}
                texts={recent}
                action={
                  <button
                    type="button"
                    onClick={forgetSearches}
                    className="min-h-9 rounded-sm px-2 text-sm text-ink-2 hover:bg-hover hover:text-ink"
                  >
                    {t('search.forget')}
                  </button>
                }
              />
            )}
          </div>
        </div>
        <section aria-labelledby="departments">
          <h2 id="departments" className="mb-3 text-lg font-bold">
            {t('search.departments')}
          </h2>
          <CategoryRail />
        </section>
        <ProductStrip title={t('search.liked')} products={popular} />
      </div>
    </>
  );
}

type TextsProps = { icon: ReactNode; title: string; texts: readonly string[]; action?: ReactNode };

function Texts({ icon, title, texts, action }: TextsProps) {
  if (texts.length === 0) return null;
  return (
    <section>
      <div className="mb-2 flex items-center gap-2">
        <h2 className="flex items-center gap-2 text-sm font-semibold [&_svg]:size-4 [&_svg]:text-ink-3">
          {icon}
          {title}
        </h2>
        {action}
      </div>
      <ul className="flex flex-wrap gap-2">
        {texts.map((text) => (
          <li key={text}>
            <Link
              to="/e-commerce/search"
              search={{ q: text }}
              className="inline-flex h-9 items-center rounded-full border border-line-strong bg-surface px-3.5 text-sm font-medium hover:border-control hover:bg-sunken max-sm:h-11"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
