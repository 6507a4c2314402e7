import { useNavigate } from '@tanstack/react-router';
import clsx from 'clsx';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#shared/reviews/review.ts';
import { reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useLikeReview } from '../api/review-mutations.ts';
import { likeRuleId, useLikeRule } from '../hooks/use-like-rule.ts';

/** Counts a like at once; a refusal reverts it with the reason. Who may not like sees why in advance. */
export function LikeButton({ review: { id, productId, liked, likes } }: { review: Review }) {
  const { t } = useTranslation('reviews');
  const rule = useLikeRule();
  const navigate = useNavigate();
  const { mutate } = useLikeReview(productId);
  const askToSignIn = () =>
    toast.info(t('like.rule.guest'), {
      action: {
        label: t('like.signInAction'),
        onClick: () =>
          void navigate({ to: '/login', search: { callbackUrl: location.pathname + location.search } }),
      },
    });
  const press = () => {
    if (rule === 'guest') return askToSignIn();
    if (rule) return toast.info(t(`like.rule.${rule}`));
    mutate({ id, wanted: !liked }, { onError: (error) => toast.error(reasonOf(error) ?? t('like.failed')) });
  };
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-disabled={rule !== undefined || undefined}
      aria-describedby={rule && likeRuleId}
      title={rule && t(`like.rule.${rule}`)}
      aria-label={t('like.label', { count: likes })}
      onClick={press}
      className={clsx(
        'flex h-9 items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium transition-colors hover:bg-hover aria-disabled:text-ink-3 max-sm:h-11',
        liked ? 'text-brand' : 'text-ink-2',
      )}
    >
      <ThumbsUp aria-hidden className={clsx('size-4', liked && 'fill-current')} />
      {t('like.do')}
      {likes > 0 && <span className="tabular-nums">({likes})</span>}
    </button>
  );
}
