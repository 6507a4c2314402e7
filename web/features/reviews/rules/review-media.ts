import type { Review } from '#shared/reviews/review.ts';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { backgroundOf } from '#web/ui/media/product-picture.tsx';

/** Tells a cut-out of the shop, which needs a tinted ground, from buyers' photos, which fill the frame. */
const isCutOut = (url: string): boolean => url.startsWith('/media/products/');

const nearest = (widths: readonly number[], wanted: number): number =>
  widths.find((width) => width >= wanted) ?? widths.at(-1) ?? wanted;

/** Returns the pictures of a review as media items, in a suitable width. */
export function mediaOf({ media }: Pick<Review, 'media'>, alt: string, width: number): MediaItem[] {
  return media.map(({ id, url, widths }) => ({
    id,
    kind: 'image',
    src: url.replace('{width}', String(nearest(widths, width))),
    alt,
    ...(isCutOut(url) && { ground: backgroundOf(id) }),
  }));
}
