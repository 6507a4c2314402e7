import { type UploadKind, widthsOf } from '#shared/uploads/upload-kinds.ts';
import { idPattern } from '#shared/values/ids.ts';
import { slugify } from '#shared/values/text.ts';

/**
 * One upload: pk UPLOAD#<id>, sk UPLOAD. Nobody lists them: who attaches one keeps its id.
 * The file itself lies in the media bucket, the original under uploads/ (shown to nobody, gone once its pictures are made),
 * what is shown under media/.
 */
export const uploadKey = (id: string) => ({ pk: `UPLOAD#${id}`, sk: 'UPLOAD' });

export const originalKey = (ownerId: string, id: string): string => `uploads/${ownerId}/${id}`;

type UploadName = { id: string; kind: UploadKind };

const folders = {
  reviewImages: 'reviews',
  shopImages: 'shop',
  postImages: 'posts',
  productImages: 'products',
  avatarImages: 'avatars',
  coverImages: 'covers',
  postVideos: 'posts',
  files: 'files',
} as const satisfies Record<UploadKind, string>;

const shown = ({ id, kind }: UploadName): string => `media/${folders[kind]}/${id}`;
export const variantKey = (upload: UploadName, width: number): string => `${shown(upload)}/${width}.webp`;

/** What pages put in their pictures: `{width}` is for them to fill. */
export const shownAddress = (id: string, kind: UploadKind = 'reviewImages'): string =>
  `/${shown({ id, kind })}/{width}.webp`;

/** Which upload is shown at an address; none, where the picture came another way. */
export function uploadShownAt(address: string, kind: UploadKind): string | undefined {
  const [, id = ''] = /\/([^/]+)\/\{width\}\.webp$/.exec(address) ?? [];
  return idPattern.test(id) && address === shownAddress(id, kind) ? id : undefined;
}

/** Pictures are made anew; everything else is shown as it came, under its own name. */
export const isMadeAnew = (kind: UploadKind): boolean =>
  ['reviewImages', 'shopImages', 'postImages', 'productImages', 'avatarImages', 'coverImages'].includes(kind);

/**
 * A post is written around its pictures, a product's are put in order, and faces are looked at before they are shown
 * to others: they are ready before there is anything that uses them.
 */
export const isShownUnused = (kind: UploadKind): boolean =>
  ['postImages', 'productImages', 'avatarImages', 'coverImages'].includes(kind);

/** Of pictures the largest; of everything else a name without surprises. */
export function shownFile(upload: UploadName, fileName: string): string {
  if (isMadeAnew(upload.kind)) return `/${variantKey(upload, Math.max(...widthsOf(upload.kind)))}`;
  const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(fileName) ?? [];
  return `/${shown(upload)}/${slugify(stem) || 'tep'}${ending.toLowerCase()}`;
}
