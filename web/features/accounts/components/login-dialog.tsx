import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LoginForm } from './login-form.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSuccess?: () => void;
  callbackUrl?: string | undefined;
};

/** The first thing to do, not the button that closes. */
function focusFirstField(event: Event): void {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** Signing in without leaving the page. Closing it takes form, error and countdown away: the form is unmounted. */
export function LoginDialog({ open, onOpenChange, onSuccess, callbackUrl }: Props) {
  const { t } = useTranslation('accounts');
  const close = () => onOpenChange(false);
  const done = () => {
    close();
    onSuccess?.();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('login.title')}
      description={t('login.lead')}
      size="sm"
      onOpenAutoFocus={focusFirstField}
    >
      <LoginForm
        onSuccess={done}
        onLeave={close}
        callbackUrl={callbackUrl}
        registerPath="/e-commerce/dang-ky"
      />
    </Dialog>
  );
}
