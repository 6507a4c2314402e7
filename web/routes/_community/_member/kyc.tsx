import { createFileRoute } from '@tanstack/react-router';
import { KycPage } from '#web/features/identity/components/kyc-page.tsx';
import { useSession } from '#web/platform/session/use-session.ts';

export const Route = createFileRoute('/_community/_member/kyc')({ component: KycRoute });

function KycRoute() {
  // As it stands now: what staff decide meanwhile shows at once.
  const { user } = Route.useRouteContext();
  return <KycPage user={useSession().user ?? user} />;
}
