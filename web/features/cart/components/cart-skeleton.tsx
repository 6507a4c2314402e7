import { Card } from '#web/ui/layout/card.tsx';
import { PictureLineSkeleton } from '#web/ui/feedback/picture-line-skeleton.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function CartSkeleton() {
  return (
    <Loading className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Card padded={false} className="px-4 sm:px-5">
        <Skeleton className="my-4 h-5 w-48" />
        {[1, 2, 3].map((line) => (
          <PictureLineSkeleton key={line} picture="size-18 sm:size-22" className="border-t border-line py-4">
            <Skeleton className="h-9 w-28 max-sm:hidden" />
          </PictureLineSkeleton>
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
