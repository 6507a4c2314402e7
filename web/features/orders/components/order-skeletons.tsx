import { Card } from '#web/ui/layout/card.tsx';
import { PictureLineSkeleton } from '#web/ui/feedback/picture-line-skeleton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function OrderSkeletons({ count = 3 }: { count?: number }) {
  return (
    <Loading times={count} className="space-y-4">
      <Card padded={false}>
        <div className="flex justify-between border-b border-line px-4 py-3.5 sm:px-5">
          <Skeleton className="h-5 w-44" />
          <Skeleton className="h-5 w-24 rounded-full!" />
        </div>
        <PictureLineSkeleton className="items-center px-4 py-3.5 sm:px-5" />
        <div className="flex items-center justify-between border-t border-line px-4 py-3 sm:px-5">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="h-10 w-28" />
        </div>
      </Card>
    </Loading>
  );
}

export function OrderPageSkeleton() {
  return (
    <Loading className="pt-6">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="mt-4 h-8 w-72 max-w-full" />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="space-y-5">
          <Card className="flex justify-between gap-4">
            {[1, 2, 3, 4, 5].map((step) => (
              <Skeleton key={step} className="size-10 rounded-full!" />
            ))}
          </Card>
          <Card className="space-y-4">
            <PictureLineSkeleton picture="size-16" />
            <PictureLineSkeleton picture="size-16" />
          </Card>
        </div>
        <Card className="space-y-4">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-8 w-full" />
        </Card>
      </div>
    </Loading>
  );
}
