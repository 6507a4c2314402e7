import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export const VoucherSkeletons = () => (
  <Loading className="space-y-3">
    <Skeleton className="h-16 rounded-md!" />
    <Skeleton className="h-4 w-40" />
    {[0, 1, 2].map((ticket) => (
      <div key={ticket} className="overflow-hidden rounded-md border border-line">
        <div className="flex min-h-26">
          <Skeleton className="w-25 rounded-none! sm:w-28" />
          <div className="grow space-y-2.5 p-3.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
            <Skeleton className="h-3 w-1/2" />
          </div>
        </div>
        <div className="border-t border-dashed border-line-strong px-3.5 py-3">
          <Skeleton className="h-3 w-28" />
        </div>
      </div>
    ))}
  </Loading>
);
