import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function NotificationSkeletons({ rows = 8 }: { rows?: number }) {
  return (
    <Loading>
      {Array.from({ length: rows }, (_, place) => (
        <div key={place} className="flex gap-3 border-t border-line py-3 pr-4 pl-7 first:border-t-0">
          <Skeleton className="size-10 rounded-full!" />
          <div className="grow space-y-2 py-1">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
