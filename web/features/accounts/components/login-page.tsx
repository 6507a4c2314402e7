import { useTranslation } from 'react-i18next';
import { useEndReason } from '#web/platform/session/use-ended-session.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { AccountPanel } from './account-panel.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage(props: { onSuccess: () => void; callbackUrl?: string | undefined }) {
  const { t } = useTranslation(['accounts', 'common']);
  const ended = useEndReason();
  return (
    <AccountPanel title={t('login.title')} lead={t('login.lead')}>
      {ended && (
        <Notice tone="gold" className="mb-5" title={t(`common:sessionEnded.${ended}.title`)}>
          {t(`common:sessionEnded.${ended}.hint`)}
        </Notice>
      )}
      <LoginForm {...props} registerPath="/sign-up" />
    </AccountPanel>
  );
}
