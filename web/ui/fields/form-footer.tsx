import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { DialogClose } from '../overlays/dialog.tsx';

type Props = {
  /** The form above that the button sends. */
  formId: string;
  isSending: boolean;
  submit: string;
  sending: string;
};

/** Below a form in a dialog: leave it, or send it. */
export function FormFooter({ formId, isSending, submit, sending }: Props) {
  const { t } = useTranslation('common');
  return (
    <>
      <DialogClose asChild>
        <Button disabled={isSending} className="max-sm:h-11">
          {t('action.cancel')}
        </Button>
      </DialogClose>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        className="max-sm:h-11"
        loading={isSending}
        loadingText={sending}
      >
        {submit}
      </Button>
    </>
  );
}
