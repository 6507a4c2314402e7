import { CheckCircle2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';
import { CurrentPasswordStep } from './current-password-step.tsx';
import { NewPasswordStep } from './new-password-step.tsx';

type Step =
  | { name: 'current' }
  | { name: 'new'; notice: string; minutes: number }
  | { name: 'done'; notice: string };

/** Changes the password: the current one is confirmed, then a mailed code allows the new one. */
export function ChangePassword() {
  const { t } = useTranslation('accounts');
  const [step, setStep] = useState<Step>({ name: 'current' });
  const restart = () => setStep({ name: 'current' });
  if (step.name === 'current')
    return (
      <CurrentPasswordStep
        onSent={({ message, expiresInSeconds }) =>
          setStep({ name: 'new', notice: message, minutes: Math.round(expiresInSeconds / 60) })
        }
      />
    );
  if (step.name === 'new')
    return (
      <NewPasswordStep
        notice={step.notice}
        minutes={step.minutes}
        onBack={restart}
        onChanged={(notice) => setStep({ name: 'done', notice })}
      />
    );
  return (
    <div role="status" className="flex flex-col items-center py-6 text-center">
      <CheckCircle2 aria-hidden className="size-10 text-jade" />
      <p className="mt-3 text-lg font-bold">{step.notice}</p>
      <p className="mt-1 text-sm text-ink-2">{t('password.otherSessions')}</p>
      <Button className="mt-5" onClick={restart}>
        {t('password.again')}
      </Button>
    </div>
  );
}
