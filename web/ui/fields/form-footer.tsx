import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';

type Props = {
  /** The form above that the button sends. */
  formId: string;
  isSending: boolean;
  submit: string;
  sending: string;
  onCancel: () => void;
};

/** Below a form in a dialog: leave it, or send it. */
export function FormFooter({ formId, isSending, submit, sending, onCancel }: Props) {
  const { t } = useTranslation('common');
  return (
    <>
      <Button disabled={isSending} className="max-sm:h-11" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
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
