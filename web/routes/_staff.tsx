import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { JobTray } from '../back-office/jobs/components/lazy-job-tray.ts';
import { staffPage } from '../back-office/staff-page.ts';
import { BackOfficeLayout } from '../layouts/back-office/back-office-layout.tsx';
import { ForbiddenPage } from '../platform/errors/forbidden-page.tsx';

/** Everything below is for staff; each page below asks for its own capability, and those it is not for read so here. */
export const Route = createFileRoute('/_staff')({
  ...staffPage('home'),
  component: StaffRoute,
});

/** `allowed` is what a guard said; routes without one add nothing. */
const mayBeSeen = ({ context }: { context: object }): boolean =>
  !('allowed' in context) || context.allowed !== false;

function StaffRoute() {
  const { user, allowed } = Route.useRouteContext();
  // What the page below asked for; until it is known, what stood there before.
  const isOpen = useMatches({ select: (matches) => matches.every(mayBeSeen) });
  if (!allowed) return <ForbiddenPage />;
  return (
    <BackOfficeLayout user={user} tools={<JobTray />}>
      {isOpen ? <Outlet /> : <ForbiddenPage />}
    </BackOfficeLayout>
  );
}
