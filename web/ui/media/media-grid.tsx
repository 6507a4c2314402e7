import clsx from 'clsx';
import { Play } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaItem } from './media-item.ts';
import { useNear } from './player/use-near.ts';
import { ProductPicture } from './product-picture.tsx';

export type MediaGridProps = {
  items: readonly MediaItem[];
  /** Called with the index of the tile; usually opens a `MediaViewer`. */
  onOpen?: (index: number) => void;
  /** True for the first pictures of a page, which load at once instead of lazily. */
  eager?: boolean;
  className?: string;
};

const shapes: Record<number, { grid: string; tile: (index: number) => string }> = {
  1: { grid: 'aspect-4/3', tile: () => '' },
  2: { grid: 'aspect-2/1 grid-cols-2', tile: () => '' },
  3: {
    grid: 'aspect-3/2 grid-cols-3 grid-rows-2',
    tile: (index) => (index === 0 ? 'col-span-2 row-span-2' : ''),
  },
  4: { grid: 'aspect-square grid-cols-2 grid-rows-2 sm:aspect-3/2', tile: () => '' },
};
const lone = { grid: '', tile: () => '' };

/** Shows one to four tiles; the last one has the number of further items. */
export function MediaGrid({ items, onOpen, eager, className }: MediaGridProps) {
  const shown = items.slice(0, 4);
  const rest = items.length - shown.length;
  const shape = shapes[shown.length] ?? lone;
  if (shown.length === 0) return null;
  return (
    <div className={clsx('grid gap-1.5 overflow-hidden rounded-md', shape.grid, className)}>
      {shown.map((item, index) => (
        <Tile
          key={item.id}
          item={item}
          index={index}
          total={items.length}
          rest={index === shown.length - 1 ? rest : 0}
          className={shape.tile(index)}
          eager={eager}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

type TileProps = {
  item: MediaItem;
  index: number;
  total: number;
  rest: number;
  className: string;
  eager: boolean | undefined;
  onOpen: MediaGridProps['onOpen'];
};

function Tile({ item, index, total, rest, className, eager, onOpen }: TileProps) {
  const { t } = useTranslation('media');
  const video = item.kind === 'video';
  const place = { index: index + 1, total };
  const action = rest > 0 ? t('openRest', { count: rest }) : video ? t('openVideo', place) : t('open', place);
  return (
    <button
      type="button"
      aria-label={`${action}. ${item.alt}`}
      onClick={() => onOpen?.(index)}
      className={clsx(
        'group relative min-h-0 min-w-0 overflow-hidden focus-visible:-outline-offset-4',
        className,
      )}
    >
      {video && !item.poster ? <FirstFrame src={item.src} /> : <Still item={item} eager={eager} />}
      {video && rest === 0 && (
        <span className="absolute inset-0 m-auto flex size-14 items-center justify-center rounded-full bg-scrim text-on-lacquer transition-transform group-hover:scale-105">
          <Play aria-hidden className="ml-0.5 size-6 fill-current" />
        </span>
      )}
      {rest > 0 && (
        <span className="absolute inset-0 flex items-center justify-center bg-scrim text-xl font-bold text-on-lacquer">
          +{rest}
        </span>
      )}
    </button>
  );
}

/** Shows a picture, or the still of a video, which fills the tile like a photograph. */
function Still({ item, eager }: { item: MediaItem; eager: boolean | undefined }) {
  const isVideo = item.kind === 'video';
  return (
    <ProductPicture
      src={isVideo ? item.poster : item.src}
      alt=""
      ground={item.ground}
      photo={isVideo || !item.ground}
      eager={eager}
      className="absolute inset-0 aspect-auto! size-full!"
    />
  );
}

/** Shows the first frame of a video without a still. Nothing is fetched until it is within 200 px of the screen. */
function FirstFrame({ src }: { src: string }) {
  const ref = useRef<HTMLVideoElement>(null);
  const near = useNear(ref);
  return (
    <video
      ref={ref}
      muted
      playsInline
      tabIndex={-1}
      aria-hidden
      preload={near ? 'metadata' : 'none'}
      src={near ? src : undefined}
      className="absolute inset-0 size-full bg-sunken object-cover"
    />
  );
}
