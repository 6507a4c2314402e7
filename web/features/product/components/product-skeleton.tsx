import { Loading, Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';

/** The product page while it is on its way: the same columns, the same heights. */
export function ProductSkeleton() {
  return (
    <Loading>
      <Skeleton className="my-4 h-4 w-64 max-w-full" />
      <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)_19rem]">
        <div>
          <Skeleton className="aspect-square rounded-lg!" />
          <div className="mt-3 flex gap-2">
            {Array.from({ length: 4 }, (_, place) => (
              <Skeleton key={place} className="aspect-square w-[18%] max-w-22 rounded-md!" />
            ))}
          </div>
        </div>
        <div className="space-y-5">
          <div className="flex gap-1.5 pt-2">
            <Skeleton className="h-5 w-32 rounded-full!" />
            <Skeleton className="h-5 w-16 rounded-full!" />
          </div>
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-26 rounded-md!" />
          <SkeletonText lines={4} />
        </div>
        <Skeleton className="h-96 rounded-md! max-xl:hidden" />
      </div>
    </Loading>
  );
}
