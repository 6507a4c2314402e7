import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { categoryTreeQuery } from '../../api/catalogue-queries.ts';
import { categoryBackground, categoryPicture } from '../../products/rules/product-appearance.ts';
import { MenuNotice } from './menu-notice.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

/** Shows categories in the menu of phones: a top category unfolds into its subcategories. */
export function CategoryAccordion({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('listing');
  const query = useQuery(categoryTreeQuery);
  if (query.isPending)
    return (
      <Loading times={8} className="space-y-4">
        <Skeleton className="h-9 w-full" />
      </Loading>
    );
  if (!query.data?.length) return <MenuNotice query={query} />;
  return (
    <nav aria-label={t('menu.label')} className="-mx-3">
      {query.data.map((department) => (
        <Department key={department.id} department={department} onLeave={onLeave} />
      ))}
      <Link to="/e-commerce/categories" onClick={onLeave} className={`${line} font-semibold text-brand`}>
        {t('menu.all')}
      </Link>
    </nav>
  );
}

const line = 'flex min-h-11 items-center gap-3 rounded-md px-3 text-sm hover:bg-hover';

function Department({ department, onLeave }: { department: CategoryNode; onLeave: () => void }) {
  const { say } = useShopWords();
  const { t } = useTranslation('listing');
  const { name, slug, icon, children } = department;
  return (
    <details name="departments" className="group">
      <summary
        className={`${line} min-h-13! cursor-pointer list-none font-medium [&::-webkit-details-marker]:hidden`}
      >
        <ProductPicture
          src={categoryPicture(icon)}
          alt=""
          ground={categoryBackground(department)}
          sizes="2.25rem"
          className="w-9! shrink-0 rounded-sm [&_img]:size-[84%]!"
        />
        <span className="min-w-0 grow">{say(name)}</span>
        <ChevronDown
          aria-hidden
          className="size-4 text-ink-3 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <ul className="mb-2 ml-7.5 border-l border-line pl-4">
        {children.map((aisle) => (
          <li key={aisle.id}>
            <Link
              to="/e-commerce/category/$slug"
              params={{ slug: aisle.slug }}
              onClick={onLeave}
              className={line}
            >
              {say(aisle.name)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/e-commerce/category/$slug"
            params={{ slug }}
            onClick={onLeave}
            className={`${line} font-semibold text-brand`}
          >
            {t('category.whole', { name: say(name) })}
          </Link>
        </li>
      </ul>
    </details>
  );
}
