import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { DialogClose } from '../overlays/dialog.tsx';

type Props = {
  /** Id of the form that the button submits. */
  formId: string;
  isSending: boolean;
  submit: string;
  sending: string;
};

/** Shows the footer of a form in a dialog: a button to cancel and one to submit. */
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
