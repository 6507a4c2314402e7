import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';

/** Shows the skeleton of the product page with the same columns and heights. */
export function ProductSkeleton() {
  return (
    <Loading>
      <Skeleton className="my-4 h-4 w-64 max-w-full" />
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-6 xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)_19rem]">
        <div>
          <Skeleton className="aspect-square rounded-lg!" />
          <div className="mt-3 flex gap-2 max-sm:hidden">
            {Array.from({ length: 4 }, (_, place) => (
              <Skeleton key={place} className="aspect-square w-[18%] max-w-22 rounded-md!" />
            ))}
          </div>
        </div>
        <div className="flex flex-col gap-4 sm:gap-5">
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-20 rounded-md! max-sm:order-first sm:h-26" />
          <SkeletonText lines={4} />
        </div>
        <Skeleton className="h-96 rounded-md! max-xl:hidden" />
      </div>
    </Loading>
  );
}
