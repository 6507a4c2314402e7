import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import { JobTray } from '../back-office/jobs/components/lazy-job-tray.ts';
import { staffPage } from '../back-office/staff-page.ts';
import { BackOfficeLayout } from '../layouts/back-office/back-office-layout.tsx';
import { ForbiddenPage } from '../layouts/errors/forbidden-page.tsx';

/** Admits staff only. Each page requires its own capability; users without it see a text. */
export const Route = createFileRoute('/_staff')({
  ...staffPage('home'),
  component: StaffRoute,
});

/** `allowed` is set by a route's guard; routes without a guard do not set it. */
const mayBeSeen = ({ context }: { context: object }): boolean =>
  !('allowed' in context) || context.allowed !== false;

function StaffRoute() {
  const { user, allowed } = Route.useRouteContext();
  // All matched routes must allow the user. Until a new route's guard answers, the previous page stays.
  const isOpen = useMatches({ select: (matches) => matches.every(mayBeSeen) });
  if (!allowed) return <ForbiddenPage />;
  return (
    <BackOfficeLayout user={user} tools={<JobTray />}>
      {isOpen ? <Outlet /> : <ForbiddenPage />}
    </BackOfficeLayout>
  );
}
