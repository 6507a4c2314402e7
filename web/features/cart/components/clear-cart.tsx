import { useTranslation } from 'react-i18next';
import { lazyMenu, type LazyTrigger, type OpenedMenuProps } from '#web/ui/overlays/lazy-menu.tsx';
import type { AlertDialogProps } from '#web/ui/overlays/alert-dialog.tsx';
import type { CartActs } from '../hooks/use-cart-acts.ts';

type Question = Omit<AlertDialogProps, keyof OpenedMenuProps>;

/** The dialog's code is fetched on hover or press of the button; a press meanwhile is not lost. */
const ConfirmDialog = lazyMenu<Question>(
  async () => (await import('#web/ui/overlays/alert-dialog.tsx')).AlertDialog,
  'dialog',
);

type Props = { ids: readonly string[]; acts: CartActs; trigger: LazyTrigger };

/** Asks before several lines are removed; they are then removed one by one. */
export function ClearCart({ ids, acts, trigger }: Props) {
  const { t } = useTranslation('cartPage');
  return (
    <ConfirmDialog
      trigger={trigger}
      title={t('clearTitle', { count: ids.length })}
      consequence={t('clearText')}
      confirmText={t('remove')}
      busyText={t('clearing')}
      onConfirm={() => acts.clear(ids)}
    />
  );
}
