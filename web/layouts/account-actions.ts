import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { endSession } from '../platform/session/sign-in.ts';
import { toast } from '../ui/feedback/toast.ts';

export type AfterLogout = '/e-commerce' | '/login';

/** The way out. Its own navigation comes last, so it wins over a guard that would ask to sign in again. */
export function useLogout(to: AfterLogout) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return async () => {
    endSession();
    await navigate({ to });
    toast(t('account.loggedOut'));
  };
}
