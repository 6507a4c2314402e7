import { createFileRoute } from '@tanstack/react-router';
import { MemberLayout } from '../../layouts/community/member-layout.tsx';
import { requireSession } from '../../platform/session/guards.ts';

/** The rooms of members: only for whoever is signed in. */
export const Route = createFileRoute('/_community/_member')({
  beforeLoad: requireSession,
  component: MemberLayout,
});
