import { type UploadKind, uploadKinds, widthsOf } from '#shared/media/upload-kinds.ts';
import { idPattern } from '#shared/values/ids.ts';
import { slugify } from '#shared/values/text.ts';

/**
 * Key of an upload: pk UPLOAD#<id>, sk UPLOAD. Uploads are never listed; the thing that uses one stores its id.
 * Files lie in the media bucket: originals under uploads/ (never shown, deleted once the variants exist),
 * variants under media/.
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
  lessonVideos: 'lessons',
  files: 'files',
} as const satisfies Record<UploadKind, string>;

const shown = ({ id, kind }: UploadName): string => `media/${folders[kind]}/${id}`;
export const variantKey = (upload: UploadName, width: number): string => `${shown(upload)}/${width}.webp`;

/** Address of a picture for pages, which replace `{width}`. */
export const publicAddress = (id: string, kind: UploadKind = 'reviewImages'): string =>
  `/${shown({ id, kind })}/{width}.webp`;

/** Upload id of a shown address; undefined for pictures from elsewhere. */
export function uploadIdOf(address: string, kind: UploadKind): string | undefined {
  const [, id = ''] = /\/([^/]+)\/\{width\}\.webp$/.exec(address) ?? [];
  return idPattern.test(id) && address === publicAddress(id, kind) ? id : undefined;
}

/** Path of a shown file: the widest variant of a picture, or a safe name for other files. */
export function publicPath(upload: UploadName, fileName: string): string {
  if (uploadKinds[upload.kind].content === 'picture')
    return `/${variantKey(upload, Math.max(...widthsOf(upload.kind)))}`;
  const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,8})?$/s.exec(fileName) ?? [];
  return `/${shown(upload)}/${slugify(stem) || 'tep'}${ending.toLowerCase()}`;
}
