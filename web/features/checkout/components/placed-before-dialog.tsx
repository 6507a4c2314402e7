import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';

type Props = { onView: () => void; onStay: () => void };

/** Tells the buyer that the first click has already placed an order, although the page was changed since. */
export default function PlacedBeforeDialog({ onView, onStay }: Props) {
  const { t } = useTranslation('checkout');
  /** Set when the page is about to be left: closing the dialog must not return to it. */
  const isLeaving = useRef(false);
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && !isLeaving.current && onStay()}
      tone="plain"
      title={t('placedBefore.title')}
      consequence={t('placedBefore.consequence')}
      cancelText={t('placedBefore.stay')}
      confirmText={t('placedBefore.view')}
      onConfirm={() => {
        isLeaving.current = true;
        onView();
      }}
    />
  );
}
