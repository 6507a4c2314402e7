import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { endSession } from '../platform/session/sign-in.ts';
import { toast } from '../ui/toast.ts';

export type AfterLogout = '/e-commerce' | '/login';

/** Leaves first, so that no guard of the page we are on sends us to the login page with a way back. */
export function useLogout(to: AfterLogout) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return async () => {
    await navigate({ to });
    endSession();
    toast(t('account.loggedOut'));
  };
}
