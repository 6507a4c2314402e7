import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/platform/api/api-error.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useResendVerification } from '../api/account-mutations.ts';
import { useWait } from '../hooks/use-wait.ts';

/** Sends the confirmation mail again and counts down until it can be sent once more. */
export function ResendButton({ email, sentAt }: { email: string; sentAt?: number | undefined }) {
  const { t } = useTranslation('accounts');
  const resend = useResendVerification();
  const [refusal, setRefusal] = useState<ApiError>();
  const { left, wait } = useWait(sentAt);
  const send = () =>
    resend.mutate(email, {
      onSuccess: ({ message, retryAfter }) => {
        setRefusal(undefined);
        wait(retryAfter);
        toast.success(message);
      },
      onError: (error) => {
        setRefusal(error);
        if (error.status === 429) wait(error.retryAfter);
      },
    });
  return (
    <div className="space-y-3">
      {refusal && left === 0 && <Notice title={refusal.message} />}
      <Button
        block
        size="lg"
        icon={<MailCheck />}
        loading={resend.isPending}
        loadingText={t('resend.sending')}
        disabled={left > 0}
        onClick={send}
      >
        {left > 0 ? t('wait', { count: left }) : t('resend.action')}
      </Button>
    </div>
  );
}
