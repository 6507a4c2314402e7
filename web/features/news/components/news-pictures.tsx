import { useState } from 'react';
import type { NewsItem } from '#shared/news/news.ts';
import { playbackSource, playbackStill } from '#shared/playback.ts';
import { MediaViewer } from '#web/ui/media/lazy-media-viewer.ts';
import { MediaGrid } from '#web/ui/media/media-grid.tsx';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { NewsGround } from './news-ground.tsx';

type PicturesProps = {
  item: Pick<NewsItem, 'id' | 'images' | 'muxData' | 'title'>;
  /**
   * Of one shape for all items, also for those without pictures: cards stand beside each other. Beside a card with
   * the facts of an event, the picture is as much higher, so that no card has an empty part.
   */
  isCard?: boolean;
  /** True for the first ones of a page. */
  eager?: boolean;
};

/** Shows the videos and pictures of a news item; a press opens them full-screen. */
export function NewsPictures({ item: { id, images, muxData, title }, isCard = false, eager }: PicturesProps) {
  const [index, setIndex] = useState<number>();
  const videos = muxData.map(({ playbackId }) => ({
    id: playbackId,
    playbackId,
    kind: 'video' as const,
    src: playbackSource(playbackId),
    poster: playbackStill(playbackId),
    alt: title,
  }));
  const pictures = images.map(({ url, alt }) => ({
    id: url,
    kind: 'image' as const,
    src: url,
    alt: alt || title,
  }));
  const items: MediaItem[] = [...videos, ...pictures];
  if (items.length === 0) return isCard ? <NewsGround id={id} className="grow rounded-md" /> : null;
  return (
    <>
      <MediaGrid
        items={items}
        onOpen={setIndex}
        eager={eager}
        className={isCard ? 'aspect-video! grow' : undefined}
      />
      {index !== undefined && <MediaViewer items={items} index={index} onIndex={setIndex} />}
    </>
  );
}
