import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';

/** Shows skeletons with the shape and typical height of reviews. */
export function ReviewSkeletons({ count = 3 }: { count?: number }) {
  return (
    <Loading className="w-full divide-y divide-line">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className="flex h-56 gap-3.5 py-5 sm:h-44">
          <Skeleton className="size-10.5 shrink-0 rounded-full!" />
          <div className="min-w-0 grow space-y-3">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-24" />
            <SkeletonText lines={2} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
