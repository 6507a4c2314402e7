import { Card } from '#web/ui/layout/card.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function AddressSkeletons({ count = 3 }: { count?: number }) {
  return (
    <Loading times={count} className="space-y-3.5">
      <Card>
        <div className="flex gap-2.5">
          <Skeleton className="h-5 w-36" />
          <Skeleton className="h-5 w-24" />
        </div>
        <Skeleton className="mt-3 h-4 w-4/5" />
        <Skeleton className="mt-5 h-8 w-44" />
      </Card>
    </Loading>
  );
}
