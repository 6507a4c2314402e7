import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ProductSkeletons } from '../../products/components/product-skeletons.tsx';

/** Shows the skeleton of a page with an introduction and a list. */
export function ListPageSkeleton() {
  return (
    <>
      <Skeleton className="my-4 h-4 w-64" />
      <Skeleton className="h-40 w-full rounded-lg!" />
      <div className="mt-10 grid items-start gap-x-8 lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <div className="space-y-3 max-lg:hidden">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-4 w-3/4" />
          ))}
        </div>
        <ProductSkeletons view="grid" width="narrow" count={8} />
      </div>
    </>
  );
}
