import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { LoginForm } from './login-form.tsx';

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSuccess?: () => void;
  callbackUrl?: string | undefined;
};

/** Signs in without leaving the page. Closing it unmounts the form, with its error and countdown. */
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
