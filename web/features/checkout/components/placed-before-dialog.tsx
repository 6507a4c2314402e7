import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';

type Props = { onView: () => void; onStay: () => void };

/** What was pressed first has become an order, and the page says something else by now: nobody finds that out later. */
export default function PlacedBeforeDialog({ onView, onStay }: Props) {
  const { t } = useTranslation('checkout');
  /** The page is about to be left: a dialog that closes after its answer brings nobody back to it. */
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
