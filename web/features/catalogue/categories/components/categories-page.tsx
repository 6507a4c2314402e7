import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronRight, LayoutGrid } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { Breadcrumb } from '#web/ui/layout/breadcrumb.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { categoryTreeQuery } from '../../api/catalogue-queries.ts';
import { categoryBackground, categoryPicture } from '../../products/rules/product-appearance.ts';
import { FilterCount } from '../../listing/components/filters/filter-row.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

/** Shows all categories of the shop with their subcategories and the number of products in each. */
export function CategoriesPage() {
  const { t } = useTranslation(['listing', 'catalogue']);
  return (
    <>
      <Breadcrumb
        className="py-3"
        items={[{ label: t('catalogue:home'), to: '/e-commerce' }, { label: t('catalogue:categories') }]}
      />
      <h1 className="text-xl font-bold sm:text-2xl">{t('category.all')}</h1>
      <p className="mb-6 text-ink-2">{t('category.allLead')}</p>
      <Departments />
    </>
  );
}

const columns = 'gap-4 sm:columns-2 lg:columns-3';
const sheet = 'mb-4 break-inside-avoid rounded-lg border border-line bg-surface';

function Departments() {
  const { t } = useTranslation('listing');
  const query = useQuery(categoryTreeQuery);
  const { data, isPending } = query;
  if (isPending)
    return (
      <Loading className={columns}>
        {[3, 5, 4, 4, 3, 5].map((lines, index) => (
          <div key={index} className={`${sheet} space-y-3 p-4`}>
            <div className="flex items-center gap-4">
              <Skeleton className="size-16 rounded-md!" />
              <Skeleton className="h-5 w-1/2" />
            </div>
            {Array.from({ length: lines }, (_, line) => (
              <Skeleton key={line} className="h-4 w-3/4" />
            ))}
          </div>
        ))}
      </Loading>
    );
  if (!data) return <QueryError query={query} title={t('category.failed')} />;
  if (data.length === 0) return <EmptyState icon={<LayoutGrid />} title={t('category.none')} />;
  return (
    <ul className={columns}>
      {data.map((department, index) => (
        <li key={department.id} className={sheet}>
          <Department department={department} eager={index < 3} />
        </li>
      ))}
    </ul>
  );
}

function Department({ department, eager }: { department: CategoryNode; eager: boolean }) {
  const { say } = useShopWords();
  const { name, slug, icon, productCount, children } = department;
  return (
    <>
      <h2>
        <Link
          to="/e-commerce/category/$slug"
          params={{ slug }}
          className="group flex items-center gap-4 rounded-t-lg p-4 hover:bg-hover"
        >
          <ProductPicture
            src={categoryPicture(icon)}
            alt=""
            ground={categoryBackground(department)}
            eager={eager}
            sizes="4rem"
            className="w-16! shrink-0 rounded-md [&_img]:size-[84%]!"
          />
          <span className="min-w-0 grow text-base font-bold group-hover:underline">{say(name)}</span>
          <FilterCount count={productCount} />
          <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-3" />
        </Link>
      </h2>
      {children.length > 0 && (
        <ul className="border-t border-line px-2 py-2">
          {children.map((aisle) => (
            <li key={aisle.id}>
              <Aisle aisle={aisle} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Aisle({ aisle }: { aisle: CategoryNode }) {
  const { say } = useShopWords();
  return (
    <>
      <Link
        to="/e-commerce/category/$slug"
        params={{ slug: aisle.slug }}
        className="flex min-h-11 items-center justify-between gap-3 rounded-sm px-2 text-sm font-medium hover:bg-hover sm:min-h-9"
      >
        {say(aisle.name)}
        <FilterCount count={aisle.productCount} />
      </Link>
      {aisle.children.length > 0 && (
        <ul className="mb-2 flex flex-wrap gap-x-3 px-2">
          {aisle.children.map(({ id, name, slug }) => (
            <li key={id}>
              <Link
                to="/e-commerce/category/$slug"
                params={{ slug }}
                className="inline-flex min-h-8 items-center text-sm text-ink-2 hover:text-ink hover:underline max-sm:min-h-11"
              >
                {say(name)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
