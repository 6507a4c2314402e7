import { MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsDetail } from '#shared/news/news.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { lazyPiece } from '#web/ui/feedback/lazy-piece.tsx';
import { useLikedNews } from '../hooks/use-liked-news.ts';
import { useRemindedNews } from '../hooks/use-reminded-news.ts';
import { useViewCount } from '../hooks/use-view-count.ts';
import { EventReminder } from './event-reminder.tsx';
import { NewsContent } from './news-content.tsx';
import { EventFacts, NewsBadges, NewsByline } from './news-facts.tsx';
import { NewsLike } from './news-like.tsx';
import { NewsPictures } from './news-pictures.tsx';
import { ShareButton } from './share-button.tsx';

const LikersDialog = lazyPiece(async () => (await import('./likers-dialog.tsx')).LikersDialog, {
  giveUp: ({ onClose }) => onClose(),
});

/** Renders the comments; the number changes with each request to go to them. */
export type RenderComments = (item: NewsDetail, focusRequest: number) => ReactNode;

type Props = { item: NewsDetail; startsAtComments: boolean; comments: RenderComments };

/** Shows a whole news item with its comments. */
export function NewsReading({ item, startsAtComments, comments }: Props) {
  const { t } = useTranslation('news');
  const isLiked = useLikedNews([item.id]);
  const isReminded = useRemindedNews(item.category === 'event' ? [item.id] : []);
  const [isListing, setListing] = useState(false);
  const [focusRequest, setFocusRequest] = useState(startsAtComments ? 1 : 0);
  useViewCount(item.id);
  return (
    <div className="space-y-5">
      <NewsBadges item={item} />
      <NewsPictures item={item} eager />
      <NewsByline item={item} />
      <p className="font-semibold text-pretty">{item.summary || t('noSummary')}</p>
      <EventFacts item={item} />
      <EventReminder item={item} isReminded={isReminded(item.id)} />
      <NewsContent html={item.content} />
      <div className="-mx-2 flex flex-wrap items-center gap-1 border-y border-line py-1">
        <NewsLike item={item} isLiked={isLiked(item.id)} />
        <Button
          size="sm"
          variant="ghost"
          icon={<MessageCircle aria-hidden />}
          aria-label={t('comments', { count: item.commentCount })}
          onClick={() => setFocusRequest((before) => before + 1)}
        >
          {item.commentCount}
        </Button>
        {item.likes > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setListing(true)}>
            {t('likers.open')}
          </Button>
        )}
        <span className="ml-auto">
          <ShareButton item={item} />
        </span>
      </div>
      {comments(item, focusRequest)}
      {isListing && <LikersDialog id={item.id} onClose={() => setListing(false)} />}
    </div>
  );
}
