import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { backgroundOf, ProductPicture } from '#web/ui/media/product-picture.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { categoryTreeQuery } from '../../api/catalogue-queries.ts';
import { categoryPicture } from '../../products/rules/product-appearance.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

const rail =
  'flex snap-x scroll-px-4 gap-2 overflow-x-auto pt-1 pb-3 [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 sm:gap-3 xl:grid xl:auto-cols-fr xl:grid-flow-col';
const tile = 'w-18 shrink-0 snap-start sm:w-24 xl:w-auto';

/** Shows the row of top categories. It is left out on an error, because the shop works without it. */
export function CategoryRail() {
  const { t } = useTranslation('catalogue');
  const { data, isPending, isError } = useQuery(categoryTreeQuery);
  if (isError || data?.length === 0) return null;
  return (
    <nav aria-label={t('categories')}>
      {isPending ? (
        <Loading className={`anim-breathe ${rail}`}>
          {Array.from({ length: 10 }, (_, index) => (
            <div key={index} className={tile}>
              <Skeleton className="aspect-square w-full rounded-lg!" />
              <Skeleton className="mx-auto mt-2.5 h-3 w-3/4" />
            </div>
          ))}
        </Loading>
      ) : (
        <ul className={rail}>
          {data.map((category, index) => (
            <li key={category.id} className={tile}>
              <Department category={category} index={index} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

function Department({ category, index }: { category: CategoryNode; index: number }) {
  const { say } = useShopWords();
  return (
    <Link
      to="/e-commerce/category/$slug"
      params={{ slug: category.slug }}
      className="group block rounded-lg text-center text-xs font-medium sm:text-sm"
    >
      <ProductPicture
        src={categoryPicture(category.icon)}
        alt=""
        ground={backgroundOf(index)}
        sizes="6rem"
        eager={index < 6}
        className="rounded-lg transition-transform group-hover:-translate-y-0.5 [&_img]:size-[84%]!"
      />
      <span className="mt-2 line-clamp-3 xl:-mx-1 leading-4.5 group-hover:underline">
        {say(category.name)}
      </span>
    </Link>
  );
}
