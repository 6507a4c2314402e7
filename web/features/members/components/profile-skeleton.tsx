import { useTranslation } from 'react-i18next';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';

export function ProfileSkeleton() {
  const { t } = useTranslation('members');
  return (
    <div role="status" aria-label={t('loading')} className="rounded-md border border-line bg-surface">
      <Skeleton className="aspect-[4/1] w-full rounded-b-none!" />
      <div className="flex items-start gap-5 px-6 pb-6">
        <Skeleton className="-mt-12 size-24 rounded-full! border-4 border-surface" />
        <div className="grow space-y-2 pt-4">
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-4 w-32" />
        </div>
      </div>
    </div>
  );
}
