import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '../../platform/session/guards.ts';

/** Layout route of member pages inside the shop, which keeps search and cart at hand; it requires a session. */
export const Route = createFileRoute('/_shop/_member')({
  beforeLoad: requireSession,
  component: Outlet,
});
