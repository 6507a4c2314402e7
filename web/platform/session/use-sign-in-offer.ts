import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { toast } from '../feedback/toast.ts';
import { useSession } from './use-session.ts';

/** Returns a check for actions of members: a guest is told why, and offered to sign in and to come back. */
export function useSignInOffer(reason: string): () => boolean {
  const { t } = useTranslation('shell');
  const { state } = useSession();
  const navigate = useNavigate();
  return () => {
    if (state !== 'signed-out') return true;
    const callbackUrl = location.pathname + location.search;
    toast.info(reason, {
      action: {
        label: t('nav.login'),
        onClick: () => void navigate({ to: '/login', search: { callbackUrl } }),
      },
    });
    return false;
  };
}
