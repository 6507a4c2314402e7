import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '../../platform/session/guards.ts';

/** The member's own account, inside the shop: search and cart stay at hand. */
export const Route = createFileRoute('/_shop/_member')({
  beforeLoad: requireSession,
  component: Outlet,
});
