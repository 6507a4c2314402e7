import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function GoodsSkeleton() {
  return (
    <Loading className="overflow-hidden rounded-md border border-line">
      <div className="bg-sunken px-3.5 py-3">
        <Skeleton className="h-4 w-40" />
      </div>
      {[1, 2].map((line) => (
        <div key={line} className="flex gap-3.5 border-t border-line px-3.5 py-3.5">
          <Skeleton className="size-14 shrink-0" />
          <div className="grow space-y-2.5 pt-1">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
          <Skeleton className="h-4 w-20 max-sm:hidden" />
        </div>
      ))}
    </Loading>
  );
}
