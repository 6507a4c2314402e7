import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReturnOrder } from '#shared/returns/return-order.ts';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { MediaViewer } from '#web/ui/media/lazy-media-viewer.ts';

const small = '320';
const large = '1280';

/** Shows photos from the shopper; each opens in the viewer. */
export function ReturnPictures({ media, pendingMedia }: Pick<ReturnOrder, 'media' | 'pendingMedia'>) {
  const { t } = useTranslation('returns');
  const [opened, setOpened] = useState<number>();
  const items = media.map(({ id, url }, index): MediaItem => ({
    id,
    kind: 'image',
    src: url.replace('{width}', large),
    alt: t('detail.picture', { index: index + 1 }),
  }));
  return (
    <>
      <ul className="flex flex-wrap gap-2.5">
        {media.map(({ id, url }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t('detail.picture', { index: index + 1 })}
              onClick={() => setOpened(index)}
              className="block size-20 overflow-hidden rounded-md bg-mute hover:brightness-95"
            >
              <img
                src={url.replace('{width}', small)}
                alt=""
                width={160}
                height={160}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {pendingMedia > 0 && (
        <p className="mt-1.5 text-sm text-ink-2">{t('detail.pending', { count: pendingMedia })}</p>
      )}
      {opened !== undefined && <MediaViewer items={items} index={opened} onIndex={setOpened} />}
    </>
  );
}
