import clsx from 'clsx';
import { BadgeCheck, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '#shared/reviews/review.ts';
import { Avatar } from '#web/ui/data/avatar.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { MediaViewer } from '#web/ui/media/lazy-media-viewer.ts';
import { MediaGrid } from '#web/ui/media/media-grid.tsx';
import { Rating } from '#web/ui/data/rating.tsx';
import { mediaOf } from '../rules/review-media.ts';
import { useFormat } from '#web/platform/format/use-format.ts';
import { LikeButton } from './like-button.tsx';

type Props = { review: Review; onEdit: () => void; onDelete: () => void };

export function ReviewCard({ review, onEdit, onDelete }: Props) {
  const { t } = useTranslation('reviews');
  const { author, rating, comment, own, pendingMedia, variants } = review;
  return (
    <article className="flex gap-3.5 py-5">
      <Avatar name={author.name} src={author.avatarUrl} decorative />
      <div className="min-w-0 grow">
        <Heading review={review} />
        <Rating value={rating} className="mt-1 [&>span:last-child]:hidden" />
        {variants.length > 0 && <p className="mt-1 text-xs text-ink-2">{variants.join(' · ')}</p>}
        {comment && <Comment text={comment} />}
        <Pictures review={review} />
        {pendingMedia > 0 && (
          <p role="status" className="mt-2 text-sm text-ink-2">
            {t('card.pending', { count: pendingMedia })}
          </p>
        )}
        <div className="mt-2 -ml-2.5 flex items-center gap-1">
          <LikeButton review={review} />
          {own && (
            <>
              <IconButton
                label={t('card.edit')}
                icon={<Pencil />}
                onClick={onEdit}
                className="max-sm:size-11"
              />
              <IconButton
                label={t('card.delete')}
                icon={<Trash2 />}
                onClick={onDelete}
                className="max-sm:size-11"
              />
            </>
          )}
        </div>
      </div>
    </article>
  );
}

function Heading({ review: { author, own, createdAt, updatedAt } }: { review: Review }) {
  const { t } = useTranslation('reviews');
  const { day } = useFormat();
  return (
    <header className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
      <p className="font-semibold">{author.name}</p>
      {own && <Badge tone="sky">{t('card.mine')}</Badge>}
      <p className="flex items-center gap-1 text-xs font-medium text-jade">
        <BadgeCheck aria-hidden className="size-3.5" />
        {t('card.verified')}
      </p>
      <p className="text-xs text-ink-2 max-sm:basis-full sm:ml-auto">
        <time dateTime={createdAt}>{day(createdAt)}</time>
        {updatedAt !== createdAt && ` · ${t('card.edited')}`}
      </p>
    </header>
  );
}

/** Number of characters from which a text is folded. */
const longText = 420;

function Comment({ text }: { text: string }) {
  const { t } = useTranslation('reviews');
  const [open, setOpen] = useState(false);
  const foldable = text.length > longText || text.split('\n').length > 8;
  return (
    <>
      <p
        className={clsx(
          'mt-2 max-w-[72ch] break-words whitespace-pre-line',
          foldable && !open && 'line-clamp-5',
        )}
      >
        {text}
      </p>
      {foldable && (
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="mt-1 min-h-8 text-sm font-semibold text-brand hover:underline max-sm:min-h-11"
        >
          {open ? t('card.readLess') : t('card.readMore')}
        </button>
      )}
    </>
  );
}

function Pictures({ review }: { review: Review }) {
  const { t } = useTranslation('reviews');
  const [opened, setOpened] = useState<number>();
  const alt = t('pictures.alt', { name: review.author.name });
  if (review.media.length === 0) return null;
  return (
    <>
      <MediaGrid items={mediaOf(review, alt, 640)} onOpen={setOpened} className="mt-3 max-w-80" />
      {opened !== undefined && (
        <MediaViewer items={mediaOf(review, alt, 1280)} index={opened} onIndex={setOpened} />
      )}
    </>
  );
}
