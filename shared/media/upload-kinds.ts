const mega = 1024 * 1024;

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Types and sizes by purpose. The kinds are the paths of the upload route `/uploads/{kind}`. */
export const uploadKinds = {
  reviewImages: { types: pictureTypes, maxBytes: 8 * mega },
  /** Pictures of categories and of sellers. */
  shopImages: { types: pictureTypes, maxBytes: 8 * mega },
  postImages: { types: pictureTypes, maxBytes: 10 * mega },
  productImages: { types: pictureTypes, maxBytes: 8 * mega },
  avatarImages: { types: pictureTypes, maxBytes: 8 * mega },
  coverImages: { types: pictureTypes, maxBytes: 8 * mega },
  postVideos: { types: ['video/mp4', 'video/webm', 'video/quicktime'], maxBytes: 200 * mega },
  files: {
    types: [
      ...pictureTypes,
      'application/pdf',
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/vnd.ms-powerpoint',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'text/plain',
      'text/csv',
      'audio/mpeg',
      'video/mp4',
    ],
    maxBytes: 50 * mega,
  },
} as const satisfies Record<string, { types: readonly string[]; maxBytes: number }>;
export type UploadKind = keyof typeof uploadKinds;

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
