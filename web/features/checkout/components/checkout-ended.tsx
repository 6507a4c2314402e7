import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { EndReason } from '#web/platform/api/ended-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';

type Props = { reason: EndReason; onLogin: () => void; onGuest: () => void };

/** Says that the session ended. Cart and draft are the member's and return after sign-in. */
export function CheckoutEnded({ reason, onLogin, onGuest }: Props) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <EmptyState
        icon={<LogIn />}
        title={t(`sessionEnded.${reason}.title`)}
        hint={t(`sessionEnded.${reason}.hint`)}
        action={
          <>
            <Button variant="primary" onClick={onLogin}>
              {t('sessionEnded.signIn')}
            </Button>
            <Button onClick={onGuest}>{t('sessionEnded.asGuest')}</Button>
          </>
        }
      />
    </div>
  );
}
