import type { Product } from '#shared/catalogue/product.ts';
import type { MediaItem } from '../../../ui/media.ts';
import { grounds } from '../../../ui/picture-ground.tsx';
import { groundFor } from './product-look.ts';

/** The pictures of a product, the main one first; each further view stands on the next ground. */
export function mediaOf({ image, name, ground, media }: Product): MediaItem[] {
  const all =
    media.some(({ url }) => url === image) || !image
      ? media
      : [{ type: 'image' as const, url: image, alt: name }, ...media];
  return all.map(({ type, url, alt }, index) => ({
    id: `${index}-${url}`,
    kind: type,
    src: url,
    alt: alt || name,
    ground: groundFor(((ground - 1 + index) % grounds.length) + 1),
  }));
}
