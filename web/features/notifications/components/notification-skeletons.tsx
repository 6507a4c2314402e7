import { PictureLineSkeleton } from '#web/ui/feedback/picture-line-skeleton.tsx';
import { Loading } from '#web/ui/feedback/skeleton.tsx';

export function NotificationSkeletons({ rows = 8 }: { rows?: number }) {
  return (
    <Loading times={rows}>
      <PictureLineSkeleton
        picture="size-10 rounded-full!"
        className="border-t border-line py-3 pr-4 pl-7 first:border-t-0"
      />
    </Loading>
  );
}
