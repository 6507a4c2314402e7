import clsx from 'clsx';
import { Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { MediaStill } from './media-still.tsx';

type Props = { items: readonly MediaItem[]; shown: number; onShow: (place: number) => void };

/** Shows thumbnails in one row that scrolls; the current one stays visible. */
export function GalleryThumbs({ items, shown, onShow }: Props) {
  const { t } = useTranslation('product');
  const row = useRef<HTMLUListElement>(null);
  /** Index last scrolled into view. The first is visible anyway; measuring it costs a layout. */
  const inView = useRef(0);
  useEffect(() => {
    if (inView.current === shown) return;
    inView.current = shown;
    const thumb = row.current?.children[shown];
    if (!(thumb instanceof HTMLElement) || !row.current) return;
    row.current.scrollTo({ left: thumb.offsetLeft - (row.current.clientWidth - thumb.offsetWidth) / 2 });
  }, [shown]);
  return (
    <ul
      ref={row}
      className="relative -mx-1 mt-2 flex gap-2 [scrollbar-width:none] overflow-x-auto scroll-smooth p-1"
    >
      {items.map((item, place) => (
        <li key={item.id} className="w-[18%] max-w-22 min-w-14 shrink-0">
          <button
            type="button"
            aria-label={t(item.kind === 'video' ? 'gallery.showVideo' : 'gallery.show', {
              index: place + 1,
              total: items.length,
            })}
            aria-pressed={place === shown}
            onClick={() => onShow(place)}
            className={clsx(
              'relative block w-full overflow-hidden rounded-md border-2 transition-colors',
              place === shown ? 'border-brand' : 'border-transparent hover:border-line-strong',
            )}
          >
            <MediaStill item={item} sizes="6rem" />
            {item.kind === 'video' && (
              <Play aria-hidden className="absolute inset-0 m-auto size-6 fill-current text-ink" />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
