import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { likeNews } from '#shared/news/index.ts';
import type { NewsItem } from '#shared/news/news.ts';
import { useSwitchAct } from '#web/platform/acts/use-switch-act.ts';
import { isApiError, reasonOf } from '#web/platform/api/api-error.ts';
import { call } from '#web/platform/api/call.ts';
import { toast } from '#web/platform/feedback/toast.ts';
import { useSignInOffer } from '#web/platform/session/use-sign-in-offer.ts';
import { showLiked } from '../api/change-news.ts';

type Props = { item: Pick<NewsItem, 'id' | 'likes'>; isLiked: boolean };

/** Likes a news item at once; a refusal shows the former state again. */
export function NewsLike({ item: { id, likes }, isLiked }: Props) {
  const { t } = useTranslation('news');
  const client = useQueryClient();
  const isMember = useSignInOffer(t('guestLike'));
  const change = useSwitchAct({
    show: (on) => showLiked(client, id, on),
    send: (liked) => call(likeNews, { params: { id }, body: { liked } }),
    onError: (error) => {
      // A dialog says so already.
      if (!isApiError(error, 'KYC_REQUIRED')) toast.error(reasonOf(error) ?? t('failed.like'));
    },
  });
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={t('like', { count: likes })}
      onClick={() => isMember() && change(!isLiked)}
      className={clsx(
        'inline-flex h-10 items-center gap-1.5 rounded-sm px-2 text-sm font-medium hover:bg-hover',
        isLiked ? 'text-brand' : 'text-ink-2',
      )}
    >
      <Heart aria-hidden className={clsx('size-4.5', isLiked && 'fill-current')} />
      <span className="tabular-nums">{likes}</span>
    </button>
  );
}
