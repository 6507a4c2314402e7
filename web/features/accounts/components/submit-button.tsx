import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/actions/button.tsx';

type Props = {
  form: { sending: boolean };
  sending: string;
  /** Seconds until another attempt is possible. */
  left?: number;
  icon?: ReactNode;
  children: ReactNode;
};

/** Submits the form; shows its progress, and the remaining waiting time if there is one. */
export function SubmitButton({ form, sending, left = 0, icon, children }: Props) {
  const { t } = useTranslation('accounts');
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      block
      icon={icon}
      loading={form.sending}
      loadingText={sending}
      disabled={left > 0}
    >
      {left > 0 ? t('wait', { count: left }) : children}
    </Button>
  );
}
