import { AlertDialog as Radix } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { useOverlay } from '../hooks/use-overlay.ts';
import { useReturnFocus } from '../hooks/use-return-focus.ts';
import { AlertQuestion, type AlertQuestionProps } from './alert-question.tsx';
import { overlayClasses } from './overlay-classes.ts';

export type AlertDialogProps = Omit<AlertQuestionProps, 'busy' | 'onAgree'> & {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  closesOnBack?: boolean;
  /** Awaited by the dialog, which closes on success and shows the reason on failure. */
  onConfirm: () => unknown;
};

/** Confirms what is hard to undo. Focus starts on 'cancel'; a click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const { open: wantedOpen, onOpenChange, trigger, onConfirm, closesOnBack, ...question } = props;
  const { onCloseAutoFocus, onOpenAutoFocus } = useReturnFocus();
  const [busy, setBusy] = useState(false);
  const isDone = useRef(false);
  const { open, setOpen } = useOverlay({
    open: wantedOpen,
    onOpenChange,
    closesOnBack,
    mayClose: () => isDone.current || !busy,
  });
  const agree = async () => {
    setBusy(true);
    try {
      await onConfirm();
      isDone.current = true;
      setOpen(false);
    } finally {
      isDone.current = false;
      setBusy(false);
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="anim-rise fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-110 overflow-y-auto rounded-lg bg-surface p-6 shadow-float"
        >
          <AlertQuestion {...question} busy={busy} onAgree={agree} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
