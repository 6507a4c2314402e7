import type { Product } from '#shared/catalogue/product.ts';
import { playbackSource, playbackStill } from '#shared/playback.ts';
import type { MediaItem } from '#web/ui/media/media-item.ts';
import { type PictureBackground, backgroundOf, grounds } from '#web/ui/media/product-picture.tsx';

/** Returns the ground of a further picture: the next one in the cycle. */
const groundAt = (first: number, place: number): PictureBackground =>
  grounds[(first - 1 + place) % grounds.length] ?? backgroundOf(place);

type ProductMedium = Product['media'][number];

/** Returns the pictures and videos of a product: the main picture first, those that only variants have last. */
export function mediaOf({ image, name, ground, media, variants }: Product): MediaItem[] {
  const known = new Set([...media.map(({ url }) => url), '']);
  const picture = (url: string, alt: string): ProductMedium[] => {
    if (known.has(url)) return [];
    known.add(url);
    return [{ type: 'image', url, alt }];
  };
  const all = [
    ...picture(image, name),
    ...media,
    ...variants.flatMap((variant) => picture(variant.image ?? '', `${name}, ${variant.value}`)),
  ];
  return all.map(({ type, url, alt, playbackId }, place) => ({
    id: `${place}-${url}`,
    kind: type,
    src: type === 'video' && playbackId ? playbackSource(playbackId) : url,
    alt: alt || name,
    ground: groundAt(ground, place),
    ...(type === 'video' && playbackId && { poster: playbackStill(playbackId) }),
  }));
}

/** Returns the index of a variant's picture; -1 if it has none of its own. */
export const placeOfPicture = (items: readonly MediaItem[], image: string | null | undefined): number =>
  image ? items.findIndex(({ kind, src }) => kind === 'image' && src === image) : -1;
