import { CategoryRail } from './category-rail.tsx';
import { HomeHero } from './home-hero.tsx';
import { NewestSection } from './newest-section.tsx';

export function HomePage() {
  return (
    <div className="space-y-8 pt-4 sm:pt-6">
      <HomeHero />
      <CategoryRail />
      <NewestSection />
    </div>
  );
}
