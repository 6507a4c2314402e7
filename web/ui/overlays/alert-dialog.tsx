import clsx from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { AlertDialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { overlayLook } from './dialog.tsx';
import { useReturnFocus } from '../hooks/use-return-focus.ts';

export type AlertDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactNode;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  consequence: ReactNode;
  /** The verb of the act: 'Xóa sản phẩm', never 'OK'. */
  confirmText: ReactNode;
  /** What the button says while a promise from `onConfirm` is pending; the dialog closes when it resolves. */
  busyText?: string;
  cancelText?: ReactNode;
  onConfirm: () => unknown;
  tone?: 'danger' | 'plain';
};

/** Asks before something that is hard to undo. Focus starts on 'cancel'; a click outside does not close it. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    trigger,
    title,
    consequence,
    confirmText,
    busyText,
    cancelText,
    onConfirm,
    tone = 'danger',
  } = props;
  const { t } = useTranslation('common');
  const { onCloseAutoFocus, onOpenAutoFocus } = useReturnFocus();
  const [ownOpen, setOwnOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = props.open ?? ownOpen;
  const setOpen = (wanted: boolean) => {
    if (busy) return;
    setOwnOpen(wanted);
    props.onOpenChange?.(wanted);
  };
  const confirm = async () => {
    setBusy(true);
    try {
      await onConfirm();
      setOwnOpen(false);
      props.onOpenChange?.(false);
    } catch {
      // The caller has told what failed; the question stays open for another try.
    } finally {
      setBusy(false);
    }
  };
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlayLook} />
        <Radix.Content
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="anim-rise fixed inset-0 z-50 m-auto h-fit w-[calc(100%-2rem)] max-w-110 rounded-lg bg-surface p-6 shadow-float"
        >
          <div className="flex gap-4 max-sm:flex-col">
            {tone === 'danger' && (
              <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-danger-soft text-danger">
                <TriangleAlert aria-hidden className="size-5.5" />
              </span>
            )}
            <div className="min-w-0">
              <Radix.Title className="text-lg font-bold">{title}</Radix.Title>
              <Radix.Description className="mt-1.5 text-base text-ink-2">{consequence}</Radix.Description>
            </div>
          </div>
          <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button disabled={busy}>{cancelText ?? t('action.cancel')}</Button>
            </Radix.Cancel>
            <Button
              variant="primary"
              className={clsx(tone === 'danger' && 'bg-danger! text-on-danger! hover:brightness-90')}
              loading={busy}
              {...(busyText === undefined ? {} : { loadingText: busyText })}
              onClick={() => void confirm()}
            >
              {confirmText}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
