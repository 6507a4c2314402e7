import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadingRows } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { useFormat } from '#web/platform/format/use-format.ts';
import { newestFewQuery } from '../../api/catalogue-queries.ts';
import { backgroundFor } from '../rules/product-appearance.ts';

const shown = 4;

/** Shows the newest products as lines, for a narrow column. */
export function NewProducts() {
  const { t } = useTranslation('catalogue');
  const { vnd } = useFormat();
  const query = useQuery(newestFewQuery());
  const products = query.data?.data.slice(0, shown) ?? [];
  return (
    <ListFaces
      query={query}
      count={products.length}
      size="sm"
      failed={t('failed')}
      waiting={<LoadingRows rows={shown} height="h-14" className="space-y-2" />}
      empty={<EmptyState size="sm" icon={<Package />} title={t('noneNew')} />}
    >
      <ul className="-mx-2">
        {products.map((product) => (
          <li key={product.id}>
            <Link
              to="/e-commerce/product/$slug"
              params={{ slug: product.slug }}
              className="flex items-center gap-3 rounded-sm p-2 hover:bg-hover"
            >
              <ProductPicture
                src={product.thumbnail}
                ground={backgroundFor(product.ground)}
                alt=""
                sizes="3rem"
                className="size-12! shrink-0 rounded-sm"
              />
              <span className="min-w-0">
                <span className="line-clamp-2 text-sm font-medium wrap-anywhere">{product.name}</span>
                <span className="block text-sm font-bold text-brand">
                  {vnd(product.hasVariants ? product.priceMin : product.total)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ListFaces>
  );
}
