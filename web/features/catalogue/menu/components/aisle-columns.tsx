import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CategoryNode } from '#shared/catalogue/category.ts';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { categoryBackground, categoryPicture } from '../../products/rules/product-appearance.ts';
import { DepartmentGoods } from './department-goods.tsx';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';

type Props = { department: CategoryNode; onLeave: () => void };

const link = 'rounded-xs hover:text-brand hover:underline';

/** Shows the subcategories of a top category with the categories below each. */
export function AisleColumns({ department, onLeave }: Props) {
  const { say } = useShopWords();
  const { t } = useTranslation('listing');
  const { name, slug, icon, description, children } = department;
  return (
    <div data-pane="aisles" className="overflow-y-auto overscroll-contain p-6">
      <div className="mb-5 flex items-center gap-4 border-b border-line pb-5">
        <ProductPicture
          src={categoryPicture(icon)}
          alt=""
          ground={categoryBackground(department)}
          sizes="4rem"
          className="w-16! shrink-0 rounded-md [&_img]:size-[84%]!"
        />
        <div className="min-w-0 grow">
          <p className="text-lg font-bold">{say(name)}</p>
          {description && <p className="line-clamp-2 text-sm text-ink-2">{description}</p>}
        </div>
        <Link
          to="/e-commerce/category/$slug"
          params={{ slug }}
          onClick={onLeave}
          className={`${link} inline-flex shrink-0 items-center gap-1.5 text-sm font-semibold text-brand`}
        >
          {t('menu.whole')}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <ul className="gap-x-6 sm:columns-2 lg:columns-3">
        {children.map((aisle) => (
          <li key={aisle.id} className="mb-5 break-inside-avoid">
            <Link
              to="/e-commerce/category/$slug"
              params={{ slug: aisle.slug }}
              onClick={onLeave}
              className={`${link} inline-block py-0.5 text-sm font-semibold`}
            >
              {say(aisle.name)}
            </Link>
            <ul>
              {aisle.children.map((category) => (
                <li key={category.id}>
                  <Link
                    to="/e-commerce/category/$slug"
                    params={{ slug: category.slug }}
                    onClick={onLeave}
                    className={`${link} inline-block py-1 text-sm text-ink-2`}
                  >
                    {say(category.name)}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <DepartmentGoods department={department} onLeave={onLeave} />
    </div>
  );
}
