import { PackageCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import type { ButtonStyle } from '#web/ui/actions/button-classes.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useCompleteOrder } from '../api/order-mutations.ts';
import type { OrderAsker } from '../rules/order-asker.ts';

type Props = ButtonStyle & { orderId: string; asker: OrderAsker; className?: string };

/** Shows a button 'Đã nhận được hàng'; asks for confirmation, because it completes the order. */
export function CompleteButton({ orderId, asker, ...look }: Props) {
  const { t } = useTranslation(['orders', 'common']);
  const complete = useCompleteOrder(orderId, asker);
  const confirm = () => complete.mutateAsync().then(() => toast.success(t('complete.done')));
  return (
    <AlertDialog
      tone="plain"
      title={t('complete.title')}
      consequence={t('complete.consequence')}
      confirmText={t('complete.confirm')}
      cancelText={t('common:action.later')}
      busyText={t('complete.busy')}
      onConfirm={confirm}
      trigger={
        <Button variant="primary" icon={<PackageCheck />} {...look}>
          {t('act.complete')}
        </Button>
      }
    />
  );
}
