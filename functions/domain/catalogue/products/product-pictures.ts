import type { ProductDraft } from '#shared/catalogue/save-product.contract.ts';
import { mediaOwner } from '#functions/domain/media/media-owner.ts';
import { attach, uploadIdOf } from '#functions/domain/media/uploads.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { ProductRecord } from '../views/product-record.ts';

type PictureFields = Pick<ProductDraft, 'name' | 'image' | 'thumbnail' | 'images' | 'media'>;
type Pictures = Pick<ProductDraft, 'image' | 'media'>;

/** Builds the stored media of a draft: renewed pictures keep their alt texts, and videos come after them. */
export function picturesOf(
  { name, image, thumbnail, images, media }: PictureFields,
  known?: ProductRecord,
): Pictures {
  if (!images) return { image: thumbnail ?? image, media };
  const altOf = (url: string) => known?.detail.media.find((shown) => shown.url === url)?.alt ?? name;
  const pictures = images
    .toSorted((a, b) => a.sortOrder - b.sortOrder)
    .map(({ url }) => ({ type: 'image' as const, url, alt: altOf(url) }));
  return {
    image: thumbnail ?? image,
    media: [...pictures, ...media.filter(({ type }) => type === 'video')],
  };
}

const addressesOf = ({ card, detail }: ProductRecord): string[] => [
  card.image,
  ...detail.media.map(({ url }) => url),
  ...detail.variants.map(({ image }) => image ?? ''),
];

/** Pictures of a product are processed while it is edited, and may be sent by any of the staff. */
export const productMedia = mediaOwner({ kind: 'product' });

const maxAtOnce = 100;

/**
 * Makes uploaded pictures permanent; until now they were shown temporarily, for a day. This happens before the
 * product is saved, so a refused save leaves unused pictures. Pictures removed from a product stay, because
 * orders show them.
 */
export async function keepPictures(
  { table }: Context,
  record: ProductRecord,
  before?: ProductRecord,
): Promise<void> {
  const known = new Set(before && addressesOf(before));
  const fresh = addressesOf(record).filter((address) => !known.has(address));
  const uploads = [...new Set(fresh.flatMap((address) => uploadIdOf(address, 'productImages') ?? []))];
  for (let start = 0; start < uploads.length; start += maxAtOnce) {
    const keeping = uploads
      .slice(start, start + maxAtOnce)
      .map((id) => attach(id, { kind: 'productImages', of: productMedia.of(record.card.id) }));
    await writeOrThrow(table, keeping);
  }
}
