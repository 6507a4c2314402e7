import { createFileRoute } from '@tanstack/react-router';
import { MemberLayout } from '../../layouts/community/member-layout.tsx';
import { requireSession } from '../../platform/session/guards.ts';

/** Layout route of the member pages; it requires a session. */
export const Route = createFileRoute('/_community/_member')({
  beforeLoad: requireSession,
  component: MemberLayout,
});
