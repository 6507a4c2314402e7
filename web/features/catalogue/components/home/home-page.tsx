import { lazy } from 'react';
import {
  bestSellingQuery,
  featuredBusinessesQuery,
  featuredProductsQuery,
  publicVouchersQuery,
} from '../../api/home-queries.ts';
import { useRecentlyViewed } from '../../hooks/recently-viewed.ts';
import { CategoryRail } from '../category-rail.tsx';
import { HomeHero } from './home-hero.tsx';
import {
  FeaturedSkeletons,
  SectionSkeleton,
  ShelfSkeletons,
  StallSkeletons,
  VoucherSkeletons,
} from './home-skeletons.tsx';
import { LateSection } from './late-section.tsx';
import { NewestSection } from './newest-section.tsx';

const VoucherStrip = lazy(() => import('./voucher-strip.tsx'));
const BestSellers = lazy(() => import('./best-sellers.tsx'));
const FeaturedProducts = lazy(() => import('./featured-products.tsx'));
const FeaturedBusinesses = lazy(() => import('./featured-businesses.tsx'));
const RecentlyViewed = lazy(() => import('./recently-viewed.tsx'));

/** A walk through the market: the gate, the departments, what is given away, what sells, who sells, what is new. */
export function HomePage() {
  return (
    <div className="space-y-9 pt-4 sm:space-y-12 sm:pt-6">
      <div className="space-y-6 sm:space-y-8">
        <HomeHero />
        <CategoryRail />
      </div>
      <LateSection queryKey={publicVouchersQuery.queryKey} skeleton={placeholder(<VoucherSkeletons />)}>
        <VoucherStrip />
      </LateSection>
      <LateSection queryKey={bestSellingQuery.queryKey} skeleton={placeholder(<ShelfSkeletons />)}>
        <BestSellers />
      </LateSection>
      <LateSection queryKey={featuredProductsQuery.queryKey} skeleton={placeholder(<FeaturedSkeletons />)}>
        <FeaturedProducts />
      </LateSection>
      <LateSection queryKey={featuredBusinessesQuery.queryKey} skeleton={placeholder(<StallSkeletons />)}>
        <FeaturedBusinesses />
      </LateSection>
      <Viewed />
      <NewestSection />
    </div>
  );
}

const placeholder = (content: React.ReactNode) => <SectionSkeleton>{content}</SectionSkeleton>;

/** Known at once from this browser's memory, so nothing has to be kept free for a first visit. */
function Viewed() {
  const any = useRecentlyViewed().length > 0;
  if (!any) return null;
  return (
    <LateSection skeleton={<div className="h-70" />}>
      <RecentlyViewed />
    </LateSection>
  );
}
