import { useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ContentItem } from '#shared/publishing/content-item.ts';
import { useSwitchAct } from '../../platform/acts/use-switch-act.ts';
import { isApiError, reasonOf } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { toast } from '../../platform/feedback/toast.ts';
import { useSignInOffer } from '../../platform/session/use-sign-in-offer.ts';
import { type ContentKind, showLiked } from './content-kind.ts';

type Props = { kind: ContentKind; item: Pick<ContentItem, 'id' | 'likes'>; isLiked: boolean };

/** Likes an item at once; a refusal shows the former state again. */
export function ContentLike({ kind, item: { id, likes }, isLiked }: Props) {
  const { t } = useTranslation(kind.texts.ns);
  const client = useQueryClient();
  const isMember = useSignInOffer(t('guestLike'));
  const change = useSwitchAct({
    show: (on) => showLiked(client, kind, id, on),
    send: (liked) => call(kind.routes.like, { params: { id }, body: { liked } }),
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
