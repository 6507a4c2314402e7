import { createFileRoute } from '@tanstack/react-router';
import { BackOfficeLayout } from '../layouts/back-office/back-office-layout.tsx';
import { ForbiddenPage } from '../platform/errors/forbidden-page.tsx';
import { requireCapability } from '../platform/session/guards.ts';

/** Everything below is for staff; each page below asks for its own capability again. */
export const Route = createFileRoute('/_staff')({
  beforeLoad: (guarded) => requireCapability(guarded, 'admin.enter'),
  component: StaffRoute,
});

function StaffRoute() {
  const { user, allowed } = Route.useRouteContext();
  return allowed ? <BackOfficeLayout user={user} /> : <ForbiddenPage />;
}
