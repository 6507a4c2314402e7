import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { SearchX } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import type { Review } from '#shared/reviews/review.ts';
import { deleteReview } from '#shared/reviews/write-review.contract.ts';
import { useAct } from '#web/platform/acts/use-act.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { QueryError } from '#web/ui/feedback/error-state.tsx';
import { Loading, Skeleton, SkeletonText } from '#web/ui/feedback/skeleton.tsx';
import { AlertDialog } from '#web/ui/overlays/alert-dialog.tsx';
import {
  isPreparing,
  picturedReviewsQuery,
  type ReviewFilter,
  reviewsPerPage,
  reviewsQuery,
} from '../api/review-queries.ts';
import { KycLink } from '#web/ui/status/kyc-link.tsx';
import { staleByReview } from '../api/review-mutations.ts';
import { likeRuleId, useLikeRule } from '../hooks/use-like-rule.ts';
import { ReviewCard } from './review-card.tsx';

type Props = {
  product: Product;
  filter: ReviewFilter;
  onShowAll: () => void;
  onEdit: (review: Review) => void;
};

/** Shows reviews page by page on a click; the shown ones stay while another sort order is loading. */
export function ReviewList({ product, filter, onShowAll, onEdit }: Props) {
  const { t } = useTranslation('reviews');
  const { state } = useSession();
  const [deleting, setDeleting] = useState<string>();
  const reader = state === 'signed-out' ? 'guest' : 'member';
  const query = useInfiniteQuery(reviewsQuery(product.id, filter, reader));
  const { data: arrived, isPending, isFetchingNextPage, hasNextPage } = query;
  // Deferred rendering, so that arriving reviews do not delay taps.
  const data = useDeferredValue(arrived);
  const reviews = data?.pages.flatMap((page) => page.data) ?? [];
  useFreshStrip(product.id, data?.pages.some(isPreparing) ?? false);

  if (isPending || (arrived && !data))
    return <ReviewSkeletons count={Math.min(product.rating.count, reviewsPerPage)} />;
  if (!data) return <QueryError query={query} size="sm" title={t('list.failed')} />;
  if (reviews.length === 0) return <Nothing onShowAll={onShowAll} />;
  return (
    <>
      <LikeRuleLine />
      <ul
        className={clsx('divide-y divide-line transition-opacity', query.isPlaceholderData && 'opacity-60')}
      >
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard
              review={review}
              onEdit={() => onEdit(review)}
              onDelete={() => setDeleting(review.id)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col items-center gap-3 text-center">
        {isFetchingNextPage && <ReviewSkeletons count={2} />}
        {query.isFetchNextPageError && (
          <p role="alert" className="text-sm text-danger">
            {t('list.failed')}
          </p>
        )}
        {hasNextPage && !isFetchingNextPage && (
          <Button className="max-sm:h-11" onClick={() => void query.fetchNextPage()}>
            {t('list.more')}
          </Button>
        )}
        {!hasNextPage && data.pages.length > 1 && <p className="text-sm text-ink-2">{t('list.end')}</p>}
      </div>
      <DeleteReview productId={product.id} reviewId={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}

/** Tells readers who may not like reviews the reason in advance. */
function LikeRuleLine() {
  const { t } = useTranslation('reviews');
  const rule = useLikeRule();
  if (!rule) return null;
  return (
    <p id={likeRuleId} className="py-1 text-xs text-ink-2">
      {t(`like.rule.${rule}`)} <KycLink />
    </p>
  );
}

/** Refetches the strip above when the reader's pictures are processed. */
function useFreshStrip(productId: string, preparing: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!preparing) return undefined;
    return () => void queryClient.invalidateQueries({ queryKey: picturedReviewsQuery(productId).queryKey });
  }, [queryClient, productId, preparing]);
}

function Nothing({ onShowAll }: Pick<Props, 'onShowAll'>) {
  const { t } = useTranslation('reviews');
  return (
    <EmptyState
      size="sm"
      icon={<SearchX />}
      title={t('list.noneTitle')}
      hint={t('list.noneHint')}
      action={<Button onClick={onShowAll}>{t('list.showAll')}</Button>}
    />
  );
}

/** Shows skeletons with the shape and typical height of reviews. */
function ReviewSkeletons({ count = 3 }: { count?: number }) {
  return (
    <Loading times={count} className="w-full divide-y divide-line">
      <div className="flex h-56 gap-3.5 py-5 sm:h-44">
        <Skeleton className="size-10.5 shrink-0 rounded-full!" />
        <div className="min-w-0 grow space-y-3">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-24" />
          <SkeletonText lines={2} />
        </div>
      </div>
    </Loading>
  );
}

type DeleteProps = { productId: string; reviewId: string | undefined; onClose: () => void };

function DeleteReview({ productId, reviewId, onClose }: DeleteProps) {
  const { t } = useTranslation('reviews');
  const remove = useAct(deleteReview, { stale: staleByReview(productId), done: t('delete.done') });
  return (
    <AlertDialog
      open={reviewId !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('delete.title')}
      consequence={t('delete.consequence')}
      confirmText={t('delete.confirm')}
      busyText={t('delete.busy')}
      failedTitle={t('delete.failed')}
      onConfirm={() => reviewId && remove.send({ params: { id: reviewId } })}
    />
  );
}
