import { useBlocker } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '../overlays/alert-dialog.tsx';

/**
 * Asks before what was typed is left behind: another page, going back, a reload, a closed tab. It stands beside the form it
 * guards, never in it.
 */
export function LeaveAsk({ unsaved }: { unsaved: () => boolean }) {
  const { status, proceed, reset } = useBlocker({
    // A change of the search alone (a tab, a dialog) leaves what was typed where it is.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && unsaved(),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return <LeaveQuestion open={status === 'blocked'} onStay={() => reset?.()} onLeave={() => proceed?.()} />;
}

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

/** 'Unsaved changes?', wherever they would be lost. */
export function LeaveQuestion({ open, onStay, onLeave }: Props) {
  const { t } = useTranslation('form');
  return (
    <AlertDialog
      open={open}
      onOpenChange={(wanted) => !wanted && onStay()}
      title={t('leave.title')}
      consequence={t('leave.consequence')}
      confirmText={t('leave.leave')}
      cancelText={t('leave.stay')}
      onConfirm={onLeave}
    />
  );
}
