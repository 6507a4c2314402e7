import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SignupSuccessPage } from '#web/features/accounts/components/signup-success-page.tsx';
import { Page } from '#web/layouts/page.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Address that was just registered; it is kept out of the URL. */
    email?: string;
    /** Time when the confirmation mail was sent, in milliseconds. */
    sentAt?: number;
  }
}

export const Route = createFileRoute('/_community/_account/signup-success')({
  component: SignupSuccessRoute,
});

function SignupSuccessRoute() {
  const { t } = useTranslation('accounts');
  const { email, sentAt } = useLocation({ select: ({ state }) => state });
  return (
    <Page bleed title={t('signupSuccess.title')}>
      <SignupSuccessPage email={email} sentAt={sentAt} />
    </Page>
  );
}
