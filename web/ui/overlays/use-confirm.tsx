import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

type Question = Pick<
  AlertDialogProps,
  'title' | 'consequence' | 'tone' | 'typed' | 'busyText' | 'failedTitle' | 'cancelText'
> & {
  confirmText?: ReactNode;
  /** Done while the dialog waits; it stays with the reason should it fail, and the answer is true once it is done. */
  act?: () => unknown;
};
type OpenQuestion = Question & { settle: (agreed: boolean) => void };

/**
 * Asks in the middle of an act: `if (await ask({ … }))`. True when the reader agrees, false when they decline or close.
 * Put `dialog` on the page.
 */
export function useConfirm() {
  const [asked, setAsked] = useState<OpenQuestion>();
  const ask = (question: Question): Promise<boolean> =>
    new Promise((settle) => {
      // Asked again before it was answered: the first question is off the table.
      setAsked((before) => {
        before?.settle(false);
        return { ...question, settle };
      });
    });
  const answer = (agreed: boolean) => {
    asked?.settle(agreed);
    setAsked(undefined);
  };
  return { ask, dialog: asked && <Asking {...asked} onAnswer={answer} /> };
}

function Asking({
  settle: _settled,
  act,
  onAnswer,
  ...question
}: OpenQuestion & { onAnswer: (agreed: boolean) => void }) {
  const { t } = useTranslation('overlays');
  return (
    <AlertDialog
      tone="plain"
      cancelText={t('confirm.decline')}
      {...question}
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      confirmText={question.confirmText ?? t('confirm.agree')}
      onConfirm={async () => {
        await act?.();
        onAnswer(true);
      }}
    />
  );
}
