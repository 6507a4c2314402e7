import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageSquareHeart, PenLine } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import type { Review } from '#shared/reviews/review.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { myReviewQuery, type ReviewFilter, summaryQuery } from '../api/review-queries.ts';
import { PictureStrip } from './picture-strip.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';

const ReviewForm = lazyPiece(async () => (await import('./review-form.tsx')).ReviewForm, {
  giveUp: ({ onClose }) => onClose(),
});

const all: ReviewFilter = { withMedia: false, sort: 'newest' };

type ReviewTarget = { review: Review } | { orderId: string };

/** Shows the reviews of a product: summary, pictures, filters, list, and the form for buyers. */
export function ReviewsSection({ product }: { product: Product }) {
  const { t } = useTranslation('reviews');
  const [filter, setFilter] = useState(all);
  const [writing, setWriting] = useState<ReviewTarget>();
  const { data: rating } = useQuery(summaryQuery(product));
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="reviews-title" className="text-lg font-bold sm:text-xl">
          {t('title')}
        </h2>
        <WriteButton productId={product.id} onWrite={setWriting} />
      </div>
      {rating.count > 0 ? (
        <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
          <RatingSummary
            rating={rating}
            stars={filter.stars}
            onStars={(stars) => setFilter({ ...filter, stars })}
            className="lg:sticky lg:top-24"
          />
          <div className="min-w-0">
            <PictureStrip productId={product.id} />
            <ReviewFilters filter={filter} onFilter={setFilter} />
            <ReviewList
              product={product}
              filter={filter}
              onShowAll={() => setFilter({ ...all, sort: filter.sort })}
              onEdit={(review) => setWriting({ review })}
            />
          </div>
        </div>
      ) : (
        <NoReviews />
      )}
      {writing && (
        <ReviewForm
          key={'review' in writing ? writing.review.id : writing.orderId}
          product={product}
          writing={writing}
          onClose={() => setWriting(undefined)}
        />
      )}
    </section>
  );
}

/** Replaces the summary if there are no reviews: five empty bars would say less. */
function NoReviews() {
  const { t } = useTranslation('reviews');
  return (
    <EmptyState
      size="sm"
      icon={<MessageSquareHeart />}
      title={t('list.emptyTitle')}
      hint={t('list.emptyHint')}
      className="rounded-md border border-line bg-surface"
    />
  );
}

/** Shows a button to write a review, for buyers only; other readers see how to become entitled. */
function WriteButton({
  productId,
  onWrite,
}: {
  productId: string;
  onWrite: (writing: ReviewTarget) => void;
}) {
  const { t } = useTranslation('reviews');
  const { state } = useSession();
  const asking = state !== 'signed-out';
  const { data: mine, isPending } = useQuery({ ...myReviewQuery(productId), enabled: asking });
  // Renders nothing while loading, instead of a text that a button would replace.
  if (asking && isPending) return null;
  const [orderId] = mine?.orderIds ?? [];
  if (mine?.canReview && orderId)
    return (
      <Button variant="primary" icon={<PenLine />} onClick={() => onWrite({ orderId })}>
        {t('write')}
      </Button>
    );
  const review = mine?.review;
  if (review)
    return (
      <Button icon={<PenLine />} onClick={() => onWrite({ review })}>
        {t('editMine')}
      </Button>
    );
  if (asking) return <p className="text-sm text-ink-2">{t('buyersOnly')}</p>;
  return (
    <p className="text-sm text-ink-2">
      {t('signInToWrite')}{' '}
      <Link
        to="/login"
        search={{ callbackUrl: location.pathname }}
        className="font-semibold text-brand hover:underline"
      >
        {t('like.signInAction')}
      </Link>
    </p>
  );
}
