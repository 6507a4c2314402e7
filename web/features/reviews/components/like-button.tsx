import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#shared/reviews/review.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { toast } from '../../../ui/toast.ts';
import { useLikeReview } from '../api/review-mutations.ts';

/** Counts at once; a refusal takes it back and says why. */
export function LikeButton({ review: { id, productId, liked, likes } }: { review: Review }) {
  const { t } = useTranslation('reviews');
  const { state } = useSession();
  const navigate = useNavigate();
  const { mutate } = useLikeReview(productId);
  const askToSignIn = () =>
    toast.info(t('like.signIn'), {
      action: {
        label: t('like.signInAction'),
        onClick: () =>
          void navigate({ to: '/login', search: { callbackUrl: location.pathname + location.search } }),
      },
    });
  const press = () => {
    if (state === 'signed-out') return askToSignIn();
    mutate({ id, wanted: !liked }, { onError: (error) => toast.error(messageOf(error) ?? t('like.failed')) });
  };
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={t('like.label', { count: likes })}
      onClick={press}
      className={clsx(
        'flex h-9 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium transition-colors hover:bg-hover max-sm:h-11',
        liked ? 'text-brand' : 'text-ink-2',
      )}
    >
      <ThumbsUp aria-hidden className={clsx('size-4', liked && 'fill-current')} />
      {t('like.do')}
      {likes > 0 && <span className="tabular-nums">({likes})</span>}
    </button>
  );
}
