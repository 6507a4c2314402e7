import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

type Question = Pick<
  AlertDialogProps,
  'title' | 'consequence' | 'tone' | 'typed' | 'busyText' | 'failedTitle' | 'cancelText' | 'informs'
> & {
  confirmText?: ReactNode;
  /** Runs while the dialog waits. A failure shows its reason; `ask` is true once it succeeded. */
  act?: () => unknown;
};
type OpenQuestion = { number: number; question: Question; settle: (agreed: boolean) => void };

let questions = 0;

/** Asks within an action: `if (await ask({ … }))` is true once confirmed. The caller renders `dialog`. */
export function useConfirm() {
  const [asked, setAsked] = useState<OpenQuestion>();
  const ask = (question: Question): Promise<boolean> =>
    new Promise((settle) => {
      // A new question replaces an unanswered one, which resolves to false.
      setAsked((before) => {
        before?.settle(false);
        return { number: (questions += 1), question, settle };
      });
    });
  /** Clears only its own question: the next may be open, and a dialog closes again once answered. */
  const answer = (to: OpenQuestion, agreed: boolean) => {
    to.settle(agreed);
    setAsked((now) => (now === to ? undefined : now));
  };
  return {
    ask,
    dialog: asked && (
      <ConfirmQuestion key={asked.number} {...asked.question} onAnswer={(agreed) => answer(asked, agreed)} />
    ),
  };
}

function ConfirmQuestion({ act, onAnswer, ...question }: Question & { onAnswer: (agreed: boolean) => void }) {
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
