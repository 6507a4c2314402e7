import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { View } from '../hooks/use-view.ts';

const columns = {
  wide: 'grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6',
  /** Layout beside a column of filters. */
  narrow: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
};
export type Columns = keyof typeof columns;

/** Returns the class names of a product list, shared with its skeletons. */
export const collectionLayout = (view: View, width: Columns): string =>
  view === 'list' ? 'grid gap-3' : `grid gap-3 sm:gap-4 ${columns[width]}`;

/** Skeleton of the text beside the picture. */
const words = (
  <>
    <Skeleton className="h-3.5 w-11/12" />
    <Skeleton className="h-3.5 w-2/3" />
    <Skeleton className="h-5 w-1/2" />
    <Skeleton className="h-3.5 w-3/5" />
  </>
);

/** Shows the skeleton of a product card, as high as most cards, so that little moves on arrival. */
export const CardSkeleton = () => (
  <div className="overflow-hidden rounded-md border border-line bg-surface">
    <div className="anim-breathe">
      <Skeleton className="aspect-square rounded-none!" />
      <div className="h-36 space-y-2.5 p-3.5 sm:h-38">{words}</div>
    </div>
  </div>
);

const RowSkeleton = () => (
  <div className="overflow-hidden rounded-md border border-line bg-surface">
    <div className="anim-breathe flex">
      <Skeleton className="h-38 w-32 rounded-none! sm:h-48 sm:w-44" />
      <div className="grow space-y-2.5 p-3.5">{words}</div>
    </div>
  </div>
);

type Props = { view: View; width?: Columns; count?: number };

export function ProductSkeletons({ count = 10, view, width = 'wide' }: Props) {
  const Item = view === 'list' ? RowSkeleton : CardSkeleton;
  return (
    <Loading times={count} className={collectionLayout(view, width)}>
      <Item />
    </Loading>
  );
}
