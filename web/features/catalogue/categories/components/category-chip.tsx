import { Link } from '@tanstack/react-router';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { categoryBackground, categoryPicture } from '../../products/rules/product-appearance.ts';
import { FilterCount } from '../../listing/components/filters/filter-row.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type CategoryFacts = {
  id: string;
  name: string;
  slug: string;
  icon: string;
  position: number;
  productCount?: number | undefined;
};

function CategoryChip({ category }: { category: CategoryFacts }) {
  const { say } = useShopWords();
  const { name, slug, icon, productCount } = category;
  return (
    <Link
      to="/e-commerce/category/$slug"
      params={{ slug }}
      className="group flex h-full min-h-14 items-center gap-3 rounded-md border border-line bg-surface py-1.5 pr-4 pl-1.5 transition-colors hover:border-line-strong hover:bg-sunken"
    >
      <ProductPicture
        src={categoryPicture(icon)}
        alt=""
        ground={categoryBackground(category)}
        sizes="2.75rem"
        className="w-11! shrink-0 rounded-sm [&_img]:size-[84%]!"
      />
      <span className="min-w-0 grow text-sm leading-5 font-medium">{say(name)}</span>
      <FilterCount count={productCount} />
    </Link>
  );
}

/** Shows category links, on phones in one row that scrolls sideways. */
export function CategoryChips({
  categories,
  label,
}: {
  categories: readonly CategoryFacts[];
  label: string;
}) {
  if (categories.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex snap-x scroll-px-4 gap-2.5 overflow-x-auto pb-1 [scrollbar-width:none] max-sm:-mx-4 max-sm:px-4 sm:flex-wrap">
        {categories.map((category) => (
          <li key={category.id} className="max-w-64 shrink-0 snap-start">
            <CategoryChip category={category} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
