import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

type Question = Pick<AlertDialogProps, 'title' | 'consequence' | 'tone'> & {
  confirmText?: ReactNode;
  cancelText?: ReactNode;
};
type Asked = Question & { settle: (agreed: boolean) => void };

/**
 * Asks in the middle of an act: `if (await ask({ … }))`. True when the reader agrees, false when they decline or close.
 * Put `dialog` on the page.
 */
export function useConfirm() {
  const { t } = useTranslation('form');
  const [asked, setAsked] = useState<Asked>();
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
  const dialog = asked && (
    <AlertDialog
      open
      onOpenChange={(open) => !open && answer(false)}
      tone={asked.tone ?? 'plain'}
      title={asked.title}
      consequence={asked.consequence}
      confirmText={asked.confirmText ?? t('confirm.agree')}
      cancelText={asked.cancelText ?? t('confirm.decline')}
      onConfirm={() => answer(true)}
    />
  );
  return { ask, dialog };
}
