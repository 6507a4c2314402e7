import { Mail } from 'lucide-react';
import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FormFooter } from '#web/ui/fields/form-footer.tsx';
import { Input } from '#web/ui/fields/input.tsx';
import { Problem } from '#web/ui/form/form-problem.tsx';
import { DialogButton } from '#web/ui/overlays/dialog-button.tsx';
import { useSendGuestLinks } from '../api/order-mutations.ts';

/** Mails links to guests who lost the code, so that only the owner of the mailbox learns about the orders. */
export function ForgottenCode() {
  const { t } = useTranslation('orders');
  const send = useSendGuestLinks();
  return (
    <>
      <DialogButton
        variant="ghost"
        className="max-sm:h-11"
        icon={<Mail />}
        dialog={(onClose) => <LinksDialog send={send} onClose={onClose} />}
      >
        {t('guest.forgotten')}
      </DialogButton>
      <p role="status" className="ml-3 text-sm font-medium text-jade empty:hidden">
        {send.data?.message}
      </p>
    </>
  );
}

type Props = { send: ReturnType<typeof useSendGuestLinks>; onClose: () => void };

function LinksDialog({ send, onClose }: Props) {
  const { t } = useTranslation('orders');
  const formId = useId();
  const [email, setEmail] = useState('');
  const [shown, setShown] = useState(false);
  const refused = send.error?.errors.find(({ path }) => path === 'email')?.message;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShown(true);
    if (email.trim()) send.mutate({ email: email.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      closable={!send.isPending}
      unsaved={() => email.trim() !== ''}
      title={t('guest.forgotten')}
      description={t('guest.forgottenLead')}
      footer={
        <FormFooter
          formId={formId}
          isSending={send.isPending}
          submit={t('guest.send')}
          sending={t('guest.sending')}
        />
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Email" required error={(shown && !email.trim() && t('guest.emailNeeded')) || refused}>
          <Input
            name="email"
            type="email"
            autoComplete="email"
            maxLength={120}
            className="max-sm:[&_input]:h-11"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </form>
      {send.error && !refused && <Problem error={send.error} className="mt-4" />}
    </Dialog>
  );
}
