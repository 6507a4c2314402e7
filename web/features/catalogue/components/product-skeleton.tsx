import { Loading, Skeleton, SkeletonText } from '../../../ui/skeleton.tsx';

/** The product page while it is on its way. */
export function ProductSkeleton() {
  return (
    <Loading className="pt-14">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2 xl:grid-cols-[minmax(0,29rem)_minmax(0,1fr)_19rem]">
        <Skeleton className="aspect-square rounded-lg!" />
        <div className="space-y-5">
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-24" />
          <SkeletonText lines={5} />
        </div>
        <Skeleton className="h-80 rounded-md! max-xl:hidden" />
      </div>
    </Loading>
  );
}
