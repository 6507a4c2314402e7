import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatVnd } from '#shared/values/money.ts';
import { useShopWords } from '#web/platform/i18n/use-shop-words.ts';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { categoryQuery } from '../../api/listing-queries.ts';
import { backgroundFor } from '../../products/rules/product-appearance.ts';

type Props = { department: { name: string; slug: string }; onLeave: () => void };

const few = 5;
/** Delay, so that a pointer passing over categories sends no requests. */
const restMilliseconds = 150;
const row = 'grid grid-cols-5 gap-4';

/** Shows a category's most popular products; on error nothing, because the menu works without it. */
export function DepartmentGoods({ department, onLeave }: Props) {
  const { t } = useTranslation('listing');
  const { say } = useShopWords();
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), restMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  const { data, isError } = useQuery({ ...categoryQuery(department.slug), enabled: isRested });
  if (isError || data?.featured?.length === 0) return null;
  return (
    <section className="mt-1 border-t border-line pt-5">
      <h3 className="mb-3 text-sm font-semibold">{t('menu.goods', { name: say(department.name) })}</h3>
      {data?.featured ? (
        <ul className={row}>
          {data.featured.slice(0, few).map((product) => (
            <li key={product.id} className="min-w-0">
              <Link
                to="/e-commerce/product/$slug"
                params={{ slug: product.slug || product.id }}
                onClick={onLeave}
                className="group block rounded-md text-xs"
              >
                <ProductPicture
                  src={product.thumbnail || product.image}
                  alt=""
                  ground={backgroundFor(product.ground)}
                  sizes="8rem"
                  className="rounded-md [&_img]:size-[84%]!"
                />
                <span className="mt-2 line-clamp-2 min-h-9 leading-4.5 font-medium group-hover:underline">
                  {product.name}
                </span>
                <span className="mt-0.5 block text-sm font-bold text-brand tabular-nums">
                  {formatVnd(product.total)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className={row}>
          {Array.from({ length: few }, (_, index) => (
            <div key={index}>
              <Skeleton className="aspect-square w-full rounded-md!" />
              <Skeleton className="mt-3 h-3 w-full" />
              <Skeleton className="mt-5 h-3.5 w-1/2" />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
