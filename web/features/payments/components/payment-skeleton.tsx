import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function PaymentSkeleton() {
  return (
    <Loading className="mx-auto max-w-4xl">
      <Card padded={false} className="overflow-hidden">
        <div className="flex justify-between border-b border-line bg-sunken px-5 py-4 sm:px-7">
          <Skeleton className="h-12 w-36" />
          <Skeleton className="h-12 w-20" />
        </div>
        <div className="grid gap-6 p-5 sm:p-7 md:grid-cols-[17rem_minmax(0,1fr)] md:gap-9">
          <Skeleton className="mx-auto aspect-square w-full max-w-68" />
          <div className="space-y-4">
            <Skeleton className="h-6 w-48" />
            {[1, 2, 3, 4].map((line) => (
              <Skeleton key={line} className="h-8 w-full" />
            ))}
          </div>
        </div>
      </Card>
    </Loading>
  );
}
