import { useTranslation } from 'react-i18next';
import { kycActionOf, kycActions } from '#shared/accounts/kyc-action.ts';
import { useSession } from '../../platform/session/use-session.ts';

/**
 * Shows a link to identity verification, beside actions that require it: likes, comments, follows. Renders
 * nothing for guests and for users who are verified or have submitted their papers.
 */
export function KycLink() {
  const { t } = useTranslation('identity');
  const { user } = useSession();
  if (!user || user.status === 'active' || user.status === 'kyc_submitted') return null;
  const action = kycActionOf(user.status);
  return (
    <a href={kycActions[action]} className="font-semibold text-brand hover:underline">
      {t(`need.${action}`)}
    </a>
  );
}
