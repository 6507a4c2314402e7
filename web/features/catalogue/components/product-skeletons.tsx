import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import type { View } from '../hooks/use-view.ts';

const columns = {
  wide: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6',
  /** Beside a column of filters. */
  narrow: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
};
export type Columns = keyof typeof columns;

/** How products lie, they themselves and what keeps their place. */
export const collectionLayout = (view: View, width: Columns): string =>
  view === 'list' ? 'grid gap-3' : `grid gap-3 sm:gap-4 ${columns[width]}`;

type Props = { view: View; width?: Columns; count?: number };

export function ProductSkeletons({ count = 10, view, width = 'wide' }: Props) {
  return (
    <Loading className={collectionLayout(view, width)}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={`overflow-hidden rounded-md border border-line bg-surface ${view === 'list' ? 'flex' : ''}`}
        >
          <Skeleton
            className={`rounded-none! ${view === 'list' ? 'h-32 w-32 sm:h-44 sm:w-44' : 'aspect-square'}`}
          />
          <div className="grow space-y-2.5 p-3.5">
            <Skeleton className="h-3.5 w-11/12" />
            <Skeleton className="h-3.5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
