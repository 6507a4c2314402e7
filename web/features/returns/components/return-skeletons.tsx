import { Card } from '#web/ui/layout/card.tsx';
import { PictureLineSkeleton } from '#web/ui/feedback/picture-line-skeleton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function ReturnSkeletons() {
  return (
    <Loading times={3} className="space-y-4">
      <Card padded={false} className="px-4 py-3.5 sm:px-5">
        <div className="flex justify-between">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-24 rounded-full!" />
        </div>
        <PictureLineSkeleton className="mt-3 items-center" />
      </Card>
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
