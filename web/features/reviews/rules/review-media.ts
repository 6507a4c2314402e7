import type { Review } from '#shared/reviews/review.ts';
import type { MediaItem } from '#web/ui/media/media.ts';
import { groundOf } from '#web/ui/media/picture-ground.tsx';

/** Cut-outs of the shop's own stand on a tinted ground; what buyers took fills its frame. */
const isCutOut = (url: string): boolean => url.startsWith('/media/products/');

const nearest = (widths: readonly number[], wanted: number): number =>
  widths.find((width) => width >= wanted) ?? widths.at(-1) ?? wanted;

/** The pictures of reviews as the kit shows them, in a width that fits. */
export function mediaOf({ media }: Pick<Review, 'media'>, alt: string, width: number): MediaItem[] {
  return media.map(({ id, url, widths }) => ({
    id,
    kind: 'image',
    src: url.replace('{width}', String(nearest(widths, width))),
    alt,
    ...(isCutOut(url) && { ground: groundOf(id) }),
  }));
}
