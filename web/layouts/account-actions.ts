import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { endSession } from '../platform/session/sign-in.ts';
import { toast } from '../platform/feedback/toast.ts';

export type AfterLogout = '/e-commerce' | '/login';

/** Signs out. Its own navigation runs last, so it overrides a guard that would redirect to the login page. */
export function useLogout(to: AfterLogout) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  return async () => {
    endSession();
    await navigate({ to });
    toast(t('account.loggedOut'));
  };
}
