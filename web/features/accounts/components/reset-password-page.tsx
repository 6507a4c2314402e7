import { useQuery } from '@tanstack/react-query';
import { LockKeyhole, TimerOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { resetLinkQuery } from '../api/account-queries.ts';
import { AccountPanel } from './account-panel.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** The token is checked first, so that nobody types a password for an expired link. */
export function ResetPasswordPage({
  token,
  onSuccess,
}: {
  token: string | undefined;
  onSuccess: () => void;
}) {
  const { t } = useTranslation('accounts');
  const query = useQuery({
    ...resetLinkQuery(token ?? ''),
    enabled: Boolean(token),
  });
  const { data, error, isPending } = query;
  if (!token || data?.valid === false) return <ExpiredLink />;
  if (error) return <QueryError query={query} />;
  return (
    <AccountPanel icon={<LockKeyhole />} title={t('reset.title')} lead={t('reset.lead')}>
      {isPending ? (
        <Loading className="space-y-4.5">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-12" />
        </Loading>
      ) : (
        <ResetPasswordForm token={token} onSuccess={onSuccess} />
      )}
    </AccountPanel>
  );
}

function ExpiredLink() {
  const { t } = useTranslation('accounts');
  return (
    <AccountPanel icon={<TimerOff />} title={t('reset.expiredTitle')} lead={t('reset.expiredLead')}>
      <div className="space-y-3">
        <ButtonLink to="/forgot-password" variant="primary" size="lg" block>
          {t('reset.askAgain')}
        </ButtonLink>
        <ButtonLink to="/login" variant="ghost" size="lg" block>
          {t('register.login')}
        </ButtonLink>
      </div>
    </AccountPanel>
  );
}
