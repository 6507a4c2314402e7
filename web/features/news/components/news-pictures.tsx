import { useState } from 'react';
import type { NewsItem } from '#shared/news/news.ts';
import { MediaViewer } from '#web/ui/media/lazy-media-viewer.ts';
import { MediaGrid } from '#web/ui/media/media-grid.tsx';
import type { MediaItem } from '#web/ui/media/media-item.ts';

/** Shows the pictures of a news item; a press opens them full-screen. */
export function NewsPictures({ item: { images, title } }: { item: Pick<NewsItem, 'images' | 'title'> }) {
  const [index, setIndex] = useState<number>();
  const items: MediaItem[] = images.map(({ url, alt }) => ({
    id: url,
    kind: 'image',
    src: url,
    alt: alt || title,
  }));
  if (items.length === 0) return null;
  return (
    <>
      <MediaGrid items={items} onOpen={setIndex} />
      {index !== undefined && <MediaViewer items={items} index={index} onIndex={setIndex} />}
    </>
  );
}
