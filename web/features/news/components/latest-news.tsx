import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Newspaper } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { newsAddress } from '#shared/news/news-path.ts';
import type { NewsItem } from '#shared/news/news.ts';
import { playbackStill } from '#shared/playback.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Loading, Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ListFaces } from '#web/ui/list/list-faces.tsx';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { ContentByline } from '#web/ui/reading/content-byline.tsx';
import { newsKind, newsQuery } from '../api/news-queries.ts';
import { NewsBadges } from './news-facts.tsx';
import { NewsGround } from './news-ground.tsx';

type Props = {
  limit: number;
  /** True if the first picture is the largest thing that the page shows at first. */
  eager?: boolean;
};

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2';

/** Shows the latest news as cards; the answer is the one that the page of news opens with. */
export function LatestNews({ limit, eager = false }: Props) {
  const { t } = useTranslation('news');
  const query = useQuery(newsQuery({}));
  const items = query.data?.data.slice(0, limit) ?? [];
  return (
    <ListFaces
      query={query}
      count={items.length}
      size="sm"
      failed={t('failed.list')}
      waiting={
        <Loading times={limit} className={grid}>
          <Skeleton className="h-80 rounded-lg!" />
        </Loading>
      }
      empty={<EmptyState size="sm" icon={<Newspaper />} title={t('empty.title')} hint={t('empty.hint')} />}
    >
      <ul className={grid}>
        {items.map((item, place) => (
          <li key={item.id}>
            <NewsTeaser item={item} eager={eager && place === 0} />
          </li>
        ))}
      </ul>
    </ListFaces>
  );
}

function NewsTeaser({ item, eager }: { item: NewsItem; eager: boolean }) {
  const { t } = useTranslation('news');
  const [image] = item.images;
  const [video] = item.muxData;
  const picture = image?.url ?? (video && playbackStill(video.playbackId));
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      {picture ? (
        <ProductPicture
          src={picture}
          alt=""
          photo
          eager={eager}
          sizes="(width < 40rem) 100vw, 24rem"
          className="aspect-video!"
        />
      ) : (
        <NewsGround id={item.id} />
      )}
      <div className="flex grow flex-col gap-2 p-4">
        <NewsBadges item={item} />
        <h3 className="line-clamp-2 font-bold wrap-anywhere">
          <Link
            to="/news/$address"
            params={{ address: newsAddress(item) }}
            className="after:absolute after:inset-0 hover:underline"
          >
            {item.title}
          </Link>
        </h3>
        <p className="line-clamp-2 text-sm text-ink-2">{item.summary || t('noSummary')}</p>
        <div className="mt-auto pt-1">
          <ContentByline kind={newsKind} item={item} />
        </div>
      </div>
    </article>
  );
}
