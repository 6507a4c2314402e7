import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Comment } from '#shared/discussion/comment.ts';
import { useSwitchAct } from '#web/platform/acts/use-switch-act.ts';
import { isApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { changeComment } from '../api/thread-cache.ts';
import { useThread } from '../hooks/use-thread.ts';
import { isLiked as isLikedOf, likesOf, withLike } from '../rules/like-counts.ts';

/** Likes a comment at once; a refusal shows the former state again. */
export function CommentLike({ comment }: { comment: Comment }) {
  const { t } = useTranslation('discussion');
  const { thread } = useThread();
  const client = useQueryClient();
  const context = thread.kind.subject;
  const isMember = useSignInOffer(t('guest.like'));
  const { id } = comment;
  const isLiked = isLikedOf(comment);
  const likes = likesOf(comment);
  const change = useSwitchAct({
    show: (on) => changeComment(client, thread, id, (one) => withLike(one, on)),
    send: (on) => thread.kind.calls.like(id, on),
    onError: (error) => {
      // A dialog says so already.
      if (!isApiError(error, 'KYC_REQUIRED'))
        toast.error(t('failed.like', { context }), { description: reasonOf(error) });
    },
  });
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t('like', { count: likes })}
      onClick={() => isMember() && change(!isLiked)}
      className={clsx(
        'inline-flex h-8 items-center gap-1 rounded-sm px-1.5 hover:bg-hover',
        isLiked ? 'text-brand' : 'text-ink-2',
      )}
    >
      <Heart aria-hidden className={clsx('size-4', isLiked && 'fill-current')} />
      {likes > 0 && <span className="tabular-nums">{likes}</span>}
    </button>
  );
}
