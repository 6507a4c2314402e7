import clsx from 'clsx';
import { Maximize2, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#shared/catalogue/product.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { MediaItem } from '../../../ui/media.ts';
import { PictureGround } from '../../../ui/picture-ground.tsx';
import { mediaOf } from '../hooks/product-media.ts';

const loadViewer = () => import('../../../ui/media-viewer.tsx');
const MediaViewer = lazy(async () => ({ default: (await loadViewer()).MediaViewer }));

/** One large picture, the others below it, all of them full screen on request. */
export function ProductGallery({ product }: { product: Product }) {
  const { t } = useTranslation('catalogue');
  const items = mediaOf(product);
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState<number>();
  const item = items[shown] ?? items[0];
  if (!item) return <PictureGround src={undefined} alt={product.name} className="rounded-lg" />;
  return (
    <div>
      <button
        type="button"
        aria-label={t('gallery.open', { name: item.alt })}
        onPointerEnter={() => void loadViewer()}
        onClick={() => setOpened(shown)}
        className="group relative block w-full overflow-hidden rounded-lg"
      >
        <Shot item={item} eager sizes="(width < 64rem) 100vw, 30rem" />
        <span className="absolute right-3 bottom-3 rounded-full bg-raised/90 px-3 py-1.5 text-xs font-semibold text-ink shadow-float max-sm:hidden">
          <Maximize2 aria-hidden className="mr-1.5 inline size-3.5" />
          {t('gallery.zoom')}
        </span>
        {product.stockStatus === 'out_of_stock' && (
          <Badge className="absolute! top-3 left-3">{t('comingSoon')}</Badge>
        )}
      </button>
      {items.length > 1 && (
        <ul className="mt-3 grid grid-cols-5 gap-2.5">
          {items.slice(0, 10).map((other, index) => (
            <li key={other.id}>
              <button
                type="button"
                aria-label={t('gallery.show', { index: index + 1, total: items.length })}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={clsx(
                  'block w-full overflow-hidden rounded-md border-2 transition-colors',
                  index === shown ? 'border-brand' : 'border-transparent hover:border-line-strong',
                )}
              >
                <Shot item={other} sizes="6rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {opened !== undefined && <MediaViewer items={items} index={opened} onIndex={setOpened} />}
      </Suspense>
    </div>
  );
}

function Shot({ item, eager = false, sizes }: { item: MediaItem; eager?: boolean; sizes: string }) {
  const picture = item.kind === 'image' ? item.src : item.poster;
  return (
    <span className="relative block">
      <PictureGround
        src={picture}
        alt=""
        ground={item.ground ?? 1}
        eager={eager}
        sizes={sizes}
        className="[&_img]:size-[84%]!"
      />
      {item.kind === 'video' && <Play aria-hidden className="absolute inset-0 m-auto size-10 text-ink" />}
    </span>
  );
}
