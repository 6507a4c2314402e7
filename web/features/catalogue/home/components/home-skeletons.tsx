import type { ReactNode } from 'react';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { CardSkeleton } from '../../products/components/product-skeletons.tsx';
import { scrollerClasses } from './scroller-classes.ts';

const many = (count: number, part: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => part(at));

/** Shows the skeleton of a section: its heading and the content's shape. */
export function SectionSkeleton({ children }: { children: ReactNode }) {
  return (
    <Loading>
      <div className="mb-3 space-y-2 sm:mb-4">
        <Skeleton className="my-0.5 h-6 w-44 sm:h-7" />
        <Skeleton className="h-4 w-64 max-sm:hidden" />
      </div>
      {children}
    </Loading>
  );
}

export const VoucherSkeletons = () => (
  <div className={`${scrollerClasses} anim-breathe overflow-hidden!`}>
    {many(5, (at) => (
      <Skeleton key={at} className="h-40 w-78 shrink-0 rounded-md!" />
    ))}
  </div>
);

export const RowSkeletons = () => (
  <div className={`${scrollerClasses} overflow-hidden!`}>
    {many(7, (at) => (
      <div key={at} className="w-40 shrink-0 sm:w-50">
        <CardSkeleton />
      </div>
    ))}
  </div>
);

export const featuredColumns = 'grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4';

export const FeaturedSkeletons = () => (
  <div className={featuredColumns}>
    {many(8, (at) => (
      <CardSkeleton key={at} />
    ))}
  </div>
);

/** On phones the businesses are in one row that scrolls sideways. */
export const businessColumns = `${scrollerClasses} md:mx-0! md:grid md:grid-cols-2 md:gap-4 md:overflow-visible md:p-0! lg:grid-cols-3 xl:grid-cols-4`;
export const businessWidth = 'w-72 shrink-0 snap-start md:w-auto';

export const BusinessSkeletons = () => (
  <div className={`${businessColumns} anim-breathe overflow-hidden!`}>
    {many(8, (at) => (
      <Skeleton key={at} className={`h-56 rounded-lg! ${businessWidth}`} />
    ))}
  </div>
);
