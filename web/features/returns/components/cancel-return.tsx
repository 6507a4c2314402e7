import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useCancelReturn } from '../api/return-queries.ts';
import type { ReturnAsker } from '../rules/return-asker.ts';

/** Shows a button to cancel a return and keep the goods. */
export function CancelReturn({ returnId, asker }: { returnId: string; asker: ReturnAsker }) {
  const { t } = useTranslation('returns');
  const cancel = useCancelReturn(returnId, asker);
  const confirm = () => cancel.mutateAsync().then(() => toast.success(t('cancel.done')));
  return (
    <AlertDialog
      title={t('cancel.title')}
      consequence={t('cancel.consequence')}
      confirmText={t('cancel.act')}
      cancelText={t('cancel.keep')}
      busyText={t('cancel.busy')}
      onConfirm={confirm}
      trigger={
        <Button variant="danger" icon={<X />} className="max-sm:h-11 max-sm:w-full">
          {t('cancel.act')}
        </Button>
      }
    />
  );
}
