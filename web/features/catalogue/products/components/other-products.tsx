import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import type { ProductCard } from '#shared/catalogue/product.ts';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CardSkeleton } from './product-skeletons.tsx';
import { ProductStrip } from './product-strip.tsx';

type Props<Key extends readonly unknown[]> = {
  title: string;
  query: UseQueryOptions<ProductCard[], Error, ProductCard[], Key>;
  /** Id of the current product, which is left out. */
  except: string;
  lead?: ReactNode;
};

/** Shows a row of further products below a product; renders nothing if there are none. */
export function OtherProducts<Key extends readonly unknown[]>({ title, query, except, lead }: Props<Key>) {
  const asked = useQuery(query);
  const { data, error } = asked;
  // Deferred rendering, so that an arriving row does not delay taps.
  const shown = useDeferredValue(data);
  if (error) return <QueryError query={asked} size="sm" title={title} />;
  if (!shown) return <OtherProductsSkeleton />;
  return <ProductStrip title={title} lead={lead} products={shown.filter(({ id }) => id !== except)} />;
}

/** Shows a skeleton with the height of the row. */
export function OtherProductsSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-6.5 w-48" />
      <div className="mt-3 flex gap-3 overflow-hidden sm:gap-4">
        {Array.from({ length: 6 }, (_, place) => (
          <div key={place} className="w-40 shrink-0 sm:w-50">
            <CardSkeleton />
          </div>
        ))}
      </div>
    </Loading>
  );
}
