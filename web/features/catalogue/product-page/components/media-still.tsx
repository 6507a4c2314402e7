import type { MediaItem } from '#web/ui/media/media-item.ts';
import { ProductPicture } from '#web/ui/media/product-picture.tsx';

type Props = { item: MediaItem; eager?: boolean; sizes: string };

/** Shows a picture on its ground, or the still of a video, which fills the square like a photograph. */
export function MediaStill({ item, eager = false, sizes }: Props) {
  const video = item.kind === 'video';
  return (
    <ProductPicture
      src={video ? item.poster : item.src}
      alt=""
      ground={item.ground ?? 1}
      eager={eager}
      sizes={sizes}
      photo={video}
      // Product pictures carry a margin of their own.
      className={video ? '' : '[&_img]:size-[84%]!'}
    />
  );
}
