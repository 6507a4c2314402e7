import clsx from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows a placeholder block in the shape of the coming content; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('anim-breathe rounded-sm bg-mute', className)} />;
}

/** Shows a placeholder for lines of text; the last one is shorter. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={clsx('anim-breathe space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          className={clsx('h-3.5', line === lines - 1 && lines > 1 ? 'w-3/5' : 'w-full')}
        />
      ))}
    </div>
  );
}

type LoadingProps = { className?: string; times?: number; children: ReactNode };

/** Wraps a group of skeletons, shown `times` times, and announces once that something is loading. */
export function Loading({ className, times = 1, children }: LoadingProps) {
  const { t } = useTranslation('common');
  return (
    <div aria-live="polite" className={className}>
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: times }, (_, place) => (
        <Fragment key={place}>{children}</Fragment>
      ))}
    </div>
  );
}

/** Shows placeholders for some rows, each of the given height. */
export function LoadingRows(props: { rows: number; height: string; className?: string }) {
  return (
    <Loading className={props.className}>
      {Array.from({ length: props.rows }, (_, row) => (
        <Skeleton key={row} className={props.height} />
      ))}
    </Loading>
  );
}
