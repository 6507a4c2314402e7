import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireSession } from '../../platform/session/guards.ts';

/** Everything below is for signed-in members. */
export const Route = createFileRoute('/_community/_member')({
  beforeLoad: requireSession,
  component: Outlet,
});
