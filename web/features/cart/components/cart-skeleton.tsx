import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function CartSkeleton() {
  return (
    <Loading className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Card padded={false} className="px-4 sm:px-5">
        <Skeleton className="my-4 h-5 w-48" />
        {[1, 2, 3].map((line) => (
          <div key={line} className="flex gap-4 border-t border-line py-4">
            <Skeleton className="size-18 shrink-0 sm:size-22" />
            <div className="grow space-y-2.5">
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-4 w-2/5" />
            </div>
            <Skeleton className="h-9 w-28 max-sm:hidden" />
          </div>
        ))}
      </Card>
      <Card className="space-y-4 max-lg:hidden">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-8 w-full" />
      </Card>
    </Loading>
  );
}
