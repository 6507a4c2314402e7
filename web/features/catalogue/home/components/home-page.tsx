import type { ReactNode } from 'react';
import type { VoucherTemplate } from '#shared/vouchers/voucher.ts';
import { newestProductsQuery } from '../../api/catalogue-queries.ts';
import {
  bestSellingQuery,
  featuredBusinessesQuery,
  featuredProductsQuery,
  publicVouchersQuery,
} from '../api/home-queries.ts';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { useRecentlyViewed } from '../../products/hooks/use-recently-viewed.ts';
import { CategoryRail } from '../../categories/components/category-rail.tsx';
import { HomeHero } from './home-hero.tsx';
import {
  FeaturedSkeletons,
  SectionSkeleton,
  RowSkeletons,
  BusinessSkeletons,
  VoucherSkeletons,
} from './home-skeletons.tsx';
import { LateSection } from './late-section.tsx';

const section = (content: ReactNode) => <SectionSkeleton>{content}</SectionSkeleton>;
/** Skeletons of the sections, shown before they are near and while they load. */
const places = {
  vouchers: section(<VoucherSkeletons />),
  bestSellers: section(<RowSkeletons />),
  featured: section(<FeaturedSkeletons />),
  businesses: section(<BusinessSkeletons />),
  viewed: <div className="h-70" />,
  newest: <div className="min-h-[160vh]">{section(<FeaturedSkeletons />)}</div>,
};

const VoucherStrip = lazyPiece(async () => (await import('./voucher-strip.tsx')).default, {
  waiting: places.vouchers,
});
const BestSellers = lazyPiece(async () => (await import('./best-sellers.tsx')).default, {
  waiting: places.bestSellers,
});
const FeaturedProducts = lazyPiece(async () => (await import('./featured-products.tsx')).default, {
  waiting: places.featured,
});
const FeaturedBusinesses = lazyPiece(async () => (await import('./featured-businesses.tsx')).default, {
  waiting: places.businesses,
});
const RecentlyViewed = lazyPiece(async () => (await import('./recently-viewed.tsx')).default, {
  waiting: places.viewed,
});
const NewestSection = lazyPiece(async () => (await import('./newest-section.tsx')).default, {
  waiting: places.newest,
});

type Props = {
  /** Renders the action of a voucher; passed in, so that the catalogue does not depend on vouchers. */
  voucherAction: (voucher: VoucherTemplate) => ReactNode;
};

/** Shows the home page: hero, categories, vouchers, best sellers, businesses, new products. */
export function HomePage({ voucherAction }: Props) {
  return (
    <div className="space-y-9 pt-4 sm:space-y-12 sm:pt-6">
      <div className="space-y-6 sm:space-y-8">
        <HomeHero />
        <CategoryRail />
      </div>
      <LateSection queryKey={publicVouchersQuery.queryKey} skeleton={places.vouchers}>
        <VoucherStrip action={voucherAction} />
      </LateSection>
      <LateSection queryKey={bestSellingQuery.queryKey} skeleton={places.bestSellers}>
        <BestSellers />
      </LateSection>
      <LateSection queryKey={featuredProductsQuery.queryKey} skeleton={places.featured}>
        <FeaturedProducts />
      </LateSection>
      <LateSection queryKey={featuredBusinessesQuery.queryKey} skeleton={places.businesses}>
        <FeaturedBusinesses />
      </LateSection>
      <Viewed />
      <LateSection queryKey={newestProductsQuery.queryKey} skeleton={places.newest}>
        <NewestSection />
      </LateSection>
    </div>
  );
}

/** Shows recently viewed products; known at once from storage, so a first visit reserves no space. */
function Viewed() {
  const any = useRecentlyViewed().length > 0;
  if (!any) return null;
  return (
    <LateSection skeleton={places.viewed}>
      <RecentlyViewed />
    </LateSection>
  );
}
