import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { columns } from './checkout-look.ts';

export function CheckoutSkeleton() {
  return (
    <Loading className={columns}>
      <div className="space-y-4 sm:space-y-5">
        {[28, 44, 40].map((height) => (
          <Card key={height} padded={false} className="p-4 sm:p-6">
            <div className="flex items-center gap-3">
              <Skeleton className="size-7 rounded-full!" />
              <Skeleton className="h-5 w-44" />
            </div>
            <div style={{ height: `${height * 0.25}rem` }} className="mt-5 space-y-3">
              <Skeleton className="h-11 w-full" />
              <Skeleton className="h-5 w-3/5" />
            </div>
          </Card>
        ))}
      </div>
      <Card className="space-y-4 max-lg:hidden">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-12 w-full" />
      </Card>
    </Loading>
  );
}
