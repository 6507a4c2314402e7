import { createFileRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { setTheme } from '../platform/theme/theme.ts';
import type { ShowcaseView } from '../ui/showcase/showcase.tsx';

const Showcase = lazyRouteComponent(() => import('../ui/showcase/showcase.tsx'));

/** Shows UI components in development. No menu links to it; the production build leaves it out. */
export const Route = createFileRoute('/dev/ui')({
  validateSearch: ({ view }): { view?: ShowcaseView } =>
    view === 'light' || view === 'dark' || view === 'both' ? { view } : {},
  beforeLoad: () => {
    if (import.meta.env.VITE_STAGE === 'production') throw notFound();
  },
  component: ShowcaseRoute,
});

function ShowcaseRoute() {
  const { view } = Route.useSearch();
  const navigate = Route.useNavigate();
  const choose = (wanted: ShowcaseView) => {
    if (wanted !== 'both') setTheme(wanted);
    void navigate({ search: wanted === 'both' ? { view: wanted } : {}, replace: true });
  };
  return <Showcase view={view} onView={choose} />;
}
