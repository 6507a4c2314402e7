import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import { toast } from '#web/platform/feedback/toast.ts';
import { useDeleteReview } from '../api/review-mutations.ts';

type Props = { productId: string; reviewId: string | undefined; onClose: () => void };

export function DeleteReview({ productId, reviewId, onClose }: Props) {
  const { t } = useTranslation('reviews');
  const { mutateAsync } = useDeleteReview(productId);
  const confirm = async () => {
    if (!reviewId) return;
    await mutateAsync(reviewId);
    toast.success(t('delete.done'));
  };
  return (
    <AlertDialog
      open={reviewId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title')}
      consequence={t('delete.consequence')}
      confirmText={t('delete.confirm')}
      busyText={t('delete.busy')}
      failedTitle={t('delete.failed')}
      onConfirm={confirm}
    />
  );
}
