import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSession } from '#web/platform/session/use-session.ts';

/** Returns a check for actions of members: a guest is offered to sign in and to come back. */
export function useSignInOffer(): () => boolean {
  const { t } = useTranslation('discussion');
  const { state } = useSession();
  const navigate = useNavigate();
  return () => {
    if (state !== 'signed-out') return true;
    const callbackUrl = location.pathname + location.search;
    toast.info(t('guest.like'), {
      action: {
        label: t('guest.signIn'),
        onClick: () => void navigate({ to: '/login', search: { callbackUrl } }),
      },
    });
    return false;
  };
}
