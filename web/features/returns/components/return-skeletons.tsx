import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function ReturnSkeletons() {
  return (
    <Loading className="space-y-4">
      {[1, 2, 3].map((place) => (
        <Card key={place} padded={false} className="px-4 py-3.5 sm:px-5">
          <div className="flex justify-between">
            <Skeleton className="h-5 w-44" />
            <Skeleton className="h-5 w-24 rounded-full!" />
          </div>
          <div className="mt-3 flex items-center gap-3.5">
            <Skeleton className="size-14 shrink-0" />
            <div className="grow space-y-2">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
          </div>
        </Card>
      ))}
    </Loading>
  );
}

export function ReturnPageSkeleton() {
  return (
    <Loading className="pt-6">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="mt-4 h-8 w-72 max-w-full" />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Card className="space-y-4">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-24 w-full" />
        </Card>
        <Card className="space-y-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-20 w-full" />
        </Card>
      </div>
    </Loading>
  );
}
