import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { usePasskeySignIn } from '../hooks/use-passkey-sign-in.ts';
import { knowsPasskeys, wasCalledOff } from '../rules/passkey-device.ts';
import { TextLink } from './text-link.tsx';

type Props = { onSuccess: () => void; onLeave?: (() => void) | undefined };

/** Signs in by passkey: a button, or the browser's suggestion in the username box; links to recovery. */
export function PasskeySignIn({ onSuccess, onLeave }: Props) {
  const { t } = useTranslation('account');
  const signIn = usePasskeySignIn(onSuccess);
  if (!knowsPasskeys()) return null;
  const failed = signIn.error && !wasCalledOff(signIn.error);
  return (
    <>
      {failed && <Notice title={reasonOf(signIn.error) ?? t('signIn.failed')} />}
      <Button block size="lg" icon={<KeyRound />} loading={signIn.isPending} onClick={() => signIn.mutate()}>
        {t('signIn.passkey')}
      </Button>
      <p className="text-center text-sm">
        <TextLink to="/recover" {...(onLeave && { onClick: onLeave })}>
          {t('signIn.lost')}
        </TextLink>
      </p>
    </>
  );
}
