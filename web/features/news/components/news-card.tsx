import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NewsItem } from '#shared/news/news.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { newsAddress } from '#shared/news/news-path.ts';
import { ContentByline } from '#web/ui/reading/content-byline.tsx';
import { ContentLike } from '#web/ui/reading/content-like.tsx';
import { newsKind } from '../api/news-queries.ts';
import type { NewsSearch } from '../rules/news-search.ts';
import { EventFacts, NewsBadges } from './news-facts.tsx';
import { NewsPictures } from './news-pictures.tsx';
import { ShareButton } from './share-button.tsx';

type Props = { item: NewsItem; search: NewsSearch; isLiked: boolean; eager: boolean };

/** Shows a news item in the list. Its title and buttons open it above the list. */
export function NewsCard({ item, search, isLiked, eager }: Props) {
  const { t } = useTranslation('news');
  const opens = {
    to: '/news/$address',
    params: { address: newsAddress(item) },
    search,
    state: { isFromNewsList: true },
    resetScroll: false,
  } as const;
  return (
    <article className="@container flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <NewsPictures item={item} isCard eager={eager} />
      <div className="flex items-start justify-between gap-2">
        <NewsBadges item={item} />
        <ShareButton item={item} />
      </div>
      <h2 className="-mt-2 text-lg font-bold wrap-anywhere">
        <Link {...opens} className="hover:underline">
          {item.title}
        </Link>
      </h2>
      {/* Without the facts of an event there is room for more lines beside a card that has them. */}
      <p className={clsx('text-ink-2', item.category === 'event' ? 'line-clamp-3' : 'line-clamp-6')}>
        {item.summary || t('noSummary')}
      </p>
      <EventFacts item={item} isCard />
      <div className="space-y-2">
        <ContentByline kind={newsKind} item={item} />
        <div className="-mx-2 flex flex-wrap items-center gap-1">
          <ContentLike kind={newsKind} item={item} isLiked={isLiked} />
          <Link
            {...opens}
            hash="comments"
            aria-label={t('comments', { count: item.commentCount })}
            className="inline-flex h-10 items-center gap-1.5 rounded-sm px-2 text-sm font-medium text-ink-2 hover:bg-hover"
          >
            <MessageCircle aria-hidden className="size-4.5" />
            <span className="tabular-nums">{item.commentCount}</span>
          </Link>
          <ButtonLink {...opens} size="sm" className="mr-2 ml-auto">
            {t('detail')}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
