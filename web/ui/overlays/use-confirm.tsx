import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

type Question = Pick<
  AlertDialogProps,
  'title' | 'consequence' | 'tone' | 'typed' | 'busyText' | 'failedTitle' | 'cancelText' | 'informs'
> & {
  confirmText?: ReactNode;
  /** Done while the dialog waits; it stays with the reason should it fail, and the answer is true once it is done. */
  act?: () => unknown;
};
type OpenQuestion = { number: number; question: Question; settle: (agreed: boolean) => void };

let questions = 0;

/**
 * Asks in the middle of an act: `if (await ask({ … }))`. True when the reader agrees, false when they leave it.
 * Put `dialog` on the page.
 */
export function useConfirm() {
  const [asked, setAsked] = useState<OpenQuestion>();
  const ask = (question: Question): Promise<boolean> =>
    new Promise((settle) => {
      // Asked again before it was answered: the first question is off the table.
      setAsked((before) => {
        before?.settle(false);
        return { number: (questions += 1), question, settle };
      });
    });
  /** Whoever asked may have asked the next already, and a dialog closes once more after its answer. */
  const answer = (to: OpenQuestion, agreed: boolean) => {
    to.settle(agreed);
    setAsked((now) => (now === to ? undefined : now));
  };
  return {
    ask,
    dialog: asked && (
      <Asking key={asked.number} {...asked.question} onAnswer={(agreed) => answer(asked, agreed)} />
    ),
  };
}

function Asking({ act, onAnswer, ...question }: Question & { onAnswer: (agreed: boolean) => void }) {
  const { t } = useTranslation('overlays');
  return (
    <AlertDialog
      tone="plain"
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
