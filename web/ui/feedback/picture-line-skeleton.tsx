import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

type Props = { picture?: string; className?: string; children?: ReactNode };

/** Shows a placeholder for a line of goods: a picture, and two lines of text beside it. */
export const PictureLineSkeleton = ({ picture = 'size-14', className, children }: Props) => (
  <div className={clsx('flex gap-3.5', className)}>
    <Skeleton className={clsx('shrink-0', picture)} />
    <div className="grow space-y-2">
      <Skeleton className="h-4 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
    </div>
    {children}
  </div>
);
