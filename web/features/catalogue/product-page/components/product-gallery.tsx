import clsx from 'clsx';
import { Maximize2, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { MediaViewer } from '#web/ui/media/lazy-media-viewer.ts';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';
import { mediaOf, placeOfPicture } from '../rules/product-media.ts';
import { useTrack } from '../hooks/use-track.ts';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { MediaStill } from './media-still.tsx';

/** `picture`: picture of the chosen variant, which the gallery shows. */
type Props = { product: Product; picture: string | null | undefined };

/** Shows a large picture to swipe through, thumbnails below it, and a full-screen view. */
export function ProductGallery({ product, picture }: Props) {
  const { t } = useTranslation('product');
  const items = mediaOf(product);
  const { track, shown, show, follow, pressKey } = useTrack(items.length);
  const [opened, setOpened] = useState<number>();
  const turnTo = useEffectEvent((image: Props['picture']) => {
    const place = placeOfPicture(items, image);
    if (place >= 0) show(place);
  });
  const turnedTo = useRef(picture);
  useEffect(() => {
    // The page opens with the main picture, as painted before the code loaded; only a choice shows another.
    if (turnedTo.current === picture) return;
    turnedTo.current = picture;
    turnTo(picture);
  }, [picture]);

  const close = (place: number | undefined) => {
    if (place === undefined && opened !== undefined) show(opened);
    setOpened(place);
  };

  if (items.length === 0) return <ProductPicture src={undefined} alt={product.name} className="rounded-lg" />;
  return (
    <section aria-label={t('gallery.label', { name: product.name })} className="min-w-0">
      <div className="relative overflow-hidden rounded-lg">
        <ul
          ref={track}
          onScroll={follow}
          className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth"
        >
          {items.map((item, place) => (
            <Slide
              key={item.id}
              item={item}
              first={place === 0}
              current={place === shown}
              onKey={pressKey}
              onOpen={() => setOpened(place)}
            />
          ))}
        </ul>
        {product.stockStatus === 'out_of_stock' && (
          <Badge className="pointer-events-none absolute! top-3 left-3">{t('comingSoon')}</Badge>
        )}
        <p
          aria-hidden
          className="pointer-events-none absolute right-3 bottom-3 rounded-full bg-raised/90 px-3 py-1.5 text-xs font-semibold text-ink tabular-nums shadow-float"
        >
          <Maximize2 className="mr-1.5 inline size-3.5" />
          <span className="max-sm:hidden">{t('gallery.zoom')}</span>
          <span className="sm:hidden">
            {t('gallery.position', { index: shown + 1, total: items.length })}
          </span>
        </p>
        {items.length > 1 && <Dots count={items.length} shown={shown} />}
      </div>
      {items.length > 1 && (
        <div className="max-sm:hidden">
          <GalleryThumbs items={items} shown={shown} onShow={show} />
        </div>
      )}
      {opened !== undefined && <MediaViewer items={items} index={opened} onIndex={close} />}
    </section>
  );
}

const maxDots = 8;

/** Marks with dots the position while swiping on phones; the counter shows it as a number. */
function Dots({ count, shown }: { count: number; shown: number }) {
  if (count > maxDots) return null;
  return (
    <p
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-4.5 flex justify-center gap-1.5 sm:hidden"
    >
      {Array.from({ length: count }, (_, place) => (
        <span
          key={place}
          className={clsx(
            'size-1.5 rounded-full transition-colors',
            place === shown ? 'bg-brand' : 'bg-ink/25',
          )}
        />
      ))}
    </p>
  );
}

type SlideProps = {
  item: MediaItem;
  first: boolean;
  current: boolean;
  onKey: (event: KeyboardEvent) => void;
  onOpen: () => void;
};

function Slide({ item, first, current, onKey, onOpen }: SlideProps) {
  const { t } = useTranslation('product');
  const video = item.kind === 'video';
  return (
    <li className="w-full shrink-0 snap-center">
      <button
        type="button"
        tabIndex={current ? 0 : -1}
        aria-label={video ? `${t('gallery.play')}: ${item.alt}` : t('gallery.open', { name: item.alt })}
        onPointerEnter={MediaViewer.prepare}
        onKeyDown={onKey}
        onClick={onOpen}
        className="relative block w-full focus-visible:-outline-offset-4"
      >
        <MediaStill item={item} eager={first} sizes="(width < 48rem) 100vw, 30rem" />
        {video && (
          <span className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full bg-scrim text-on-lacquer">
            <Play aria-hidden className="ml-0.5 size-7 fill-current" />
          </span>
        )}
      </button>
    </li>
  );
}
