import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resendVerification } from '#shared/accounts/verify-email.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useCountdown } from '../hooks/use-countdown.ts';

/** Sends the confirmation mail again and counts down until it can be sent once more. */
export function ResendButton({ email, sentAt }: { email: string; sentAt?: number | undefined }) {
  const { t } = useTranslation('accounts');
  const resend = useAct(resendVerification, { stale: [], done: ({ message }) => message });
  const [refusal, setRefusal] = useState<ApiError>();
  const { left, wait } = useCountdown(sentAt);
  const send = () =>
    resend.send({ body: { email } }).then(
      ({ retryAfter }) => {
        setRefusal(undefined);
        wait(retryAfter);
      },
      (error: ApiError) => {
        setRefusal(error);
        if (error.status === 429) wait(error.retryAfter);
      },
    );
  return (
    <div className="space-y-3">
      {refusal && left === 0 && <Notice title={refusal.message} />}
      <Button
        block
        size="lg"
        icon={<MailCheck />}
        loading={resend.busy}
        loadingText={t('resend.sending')}
        disabled={left > 0}
        onClick={() => void send()}
      >
        {left > 0 ? t('wait', { count: left }) : t('resend.action')}
      </Button>
    </div>
  );
}
