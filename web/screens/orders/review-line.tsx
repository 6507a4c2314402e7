import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderItem } from '#shared/orders/order.ts';
import { getReview } from '#shared/reviews/read-reviews.contract.ts';
import type { Review } from '#shared/reviews/review.ts';
import { reviewStatusQuery } from '../../features/orders/api/order-queries.ts';
import { messageOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { lazyPiece } from '../../ui/feedback/lazy-piece.tsx';
import { toast } from '../../platform/feedback/toast.ts';

const ReviewForm = lazyPiece(
  async () => (await import('../../features/reviews/components/review-form.tsx')).ReviewForm,
  { giveUp: ({ onClose }) => onClose() },
);

type ReviewTarget = { review: Review } | { orderId: string };

/** Shows a form to review a product of a completed order, or to change the review. */
export function ReviewLine({ orderId, item }: { orderId: string; item: OrderItem }) {
  const { t } = useTranslation(['orders', 'common']);
  const queryClient = useQueryClient();
  const [writing, setWriting] = useState<ReviewTarget>();
  const [opening, setOpening] = useState(false);
  const { data } = useQuery(reviewStatusQuery(orderId));
  const status = data?.find(({ productId }) => productId === item.productId);
  if (!status) return null;
  const { reviewId } = status;

  const edit = async (id: string) => {
    setOpening(true);
    try {
      setWriting({ review: await call(getReview, { params: { id } }) });
    } catch (error) {
      toast.error(messageOf(error) ?? t('common:error.hint'));
    } finally {
      setOpening(false);
    }
  };
  const close = () => {
    setWriting(undefined);
    void queryClient.invalidateQueries({ queryKey: reviewStatusQuery(orderId).queryKey });
  };
  const { productId: id, name, image: thumbnail, ground } = item;
  return (
    <>
      <Button
        size="sm"
        icon={<PenLine />}
        loading={opening}
        aria-label={`${t(reviewId ? 'act.editReview' : 'act.review')}: ${name}`}
        className="max-sm:h-11"
        onClick={() => (reviewId ? void edit(reviewId) : setWriting({ orderId }))}
      >
        {t(reviewId ? 'act.editReview' : 'act.review')}
      </Button>
      {writing && <ReviewForm product={{ id, name, thumbnail, ground }} writing={writing} onClose={close} />}
    </>
  );
}
