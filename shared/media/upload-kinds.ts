const mega = 1024 * 1024;

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];

const pictures = { content: 'picture', types: pictureTypes, maxBytes: 8 * mega } as const;
const videos = { content: 'video', types: ['video/mp4', 'video/webm', 'video/quicktime'] } as const;

/**
 * Types and sizes by purpose. The kinds are the paths of the upload route `/uploads/{kind}`. Pictures are
 * re-encoded, videos are packaged, files are kept as they are.
 */
export const uploadKinds = {
  reviewImages: pictures,
  /** Pictures of categories and of sellers. */
  shopImages: pictures,
  postImages: { ...pictures, maxBytes: 10 * mega },
  productImages: pictures,
  avatarImages: pictures,
  coverImages: pictures,
  postVideos: { ...videos, maxBytes: 200 * mega },
  lessonVideos: { ...videos, maxBytes: 2048 * mega },
  files: {
    content: 'file',
    types: [
      ...pictureTypes,
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'application/zip',
      'text/plain',
      'text/csv',
      'audio/mpeg',
      'video/mp4',
    ],
    maxBytes: 50 * mega,
  },
} as const satisfies Record<
  string,
  { content: 'picture' | 'video' | 'file'; types: readonly string[]; maxBytes: number }
>;
export type UploadKind = keyof typeof uploadKinds;

/** Larger files are sent in parts, each of which can be sent again alone. */
export const maxSinglePutBytes = 16 * mega;

/** Part size: smaller on slow lines, where less is then sent again after a cut. */
export const partBytesOf = (slowLine: boolean): number => (slowLine ? 8 : 16) * mega;

/** Largest number of parts that one reply signs. */
export const maxPartsSigned = 8;

/** Kinds whose pictures are shown before anything uses them, because authors see them while they edit. */
const publicBeforeUse: readonly UploadKind[] = ['postImages', 'productImages', 'avatarImages', 'coverImages'];
export const isPublicBeforeUse = (kind: UploadKind): boolean => publicBeforeUse.includes(kind);

/** Returns whether processing starts when the file has arrived, and not when something uses it. */
export const isProcessedOnArrival = (kind: UploadKind): boolean =>
  isPublicBeforeUse(kind) || uploadKinds[kind].content === 'video';

/** File name extensions of each type. */
const endings: Record<string, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/zip': ['zip'],
  'text/plain': ['txt', 'text', 'log', 'md'],
  'text/csv': ['csv'],
  'audio/mpeg': ['mp3', 'mpga'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/quicktime': ['mov', 'qt'],
};

/** Tells whether the extension fits its type (`giá.pdf`, not `virus.exe`); none always fits. */
export function namedAsItsType(fileName: string, mimeType: string): boolean {
  const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  return ending === undefined || Boolean(endings[mimeType]?.includes(ending));
}

/** Maximum pixels; less for AVIF, whose few bytes can hold more than there is time to decode. */
export const maxPixels: Record<PictureType, number> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/webp': 50_000_000,
  'image/avif': 16_000_000,
};

/** Widths in which accepted pictures are stored. */
export const uploadWidths = [320, 640, 1280] as const;

/** Returns a kind's stored widths; shop pictures appear small, product cards even smaller. */
export function widthsOf(kind: UploadKind): readonly number[] {
  if (kind === 'shopImages') return [160, 320, 640];
  if (kind === 'avatarImages') return [160, 320, 640];
  if (kind === 'coverImages') return [640, 1280];
  return kind === 'productImages' ? [160, ...uploadWidths] : uploadWidths;
}
