import { lazy, Suspense, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartActs } from '../hooks/use-cart-acts.ts';

const AlertDialog = lazy(async () => ({
  default: (await import('../../../ui/alert-dialog.tsx')).AlertDialog,
}));

type Props = { ids: readonly string[]; acts: CartActs; trigger: ReactElement };

/** Asks before several lines go; they then go one by one. */
export function ClearCart({ ids, acts, trigger }: Props) {
  const { t } = useTranslation('cartPage');
  return (
    <Suspense fallback={trigger}>
      <AlertDialog
        trigger={trigger}
        title={t('clearTitle', { count: ids.length })}
        consequence={t('clearText')}
        confirmText={t('remove')}
        busyText={t('clearing')}
        onConfirm={() => acts.clear(ids)}
      />
    </Suspense>
  );
}
