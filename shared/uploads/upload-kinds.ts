const mega = 1024 * 1024;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** What may be sent, by what it is for: the kinds are the paths of the one door, `/uploads/{kind}`. */
export const uploadKinds = {
  reviewImages: { types: pictureTypes, maxBytes: 8 * mega },
  /** Of categories, and of those who sell. */
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

/** How the names of files of a type end. */
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

/** `giá.pdf` as application/pdf, never `virus.exe` as one. A name without an ending promises nothing. */
export function namedAsItsType(fileName: string, mimeType: string): boolean {
  const ending = /\.([^.]*)$/.exec(fileName)?.[1]?.toLowerCase();
  return ending === undefined || Boolean(endings[mimeType]?.includes(ending));
}

/** As far as a phone's camera goes. AVIF packs so well that a few bytes hold more than there is time to unpack. */
export const maxPixels: Record<PictureType, number> = {
  'image/jpeg': 50_000_000,
  'image/png': 50_000_000,
  'image/webp': 50_000_000,
  'image/avif': 16_000_000,
};

/** The widths every accepted picture is kept in. */
export const uploadWidths = [320, 640, 1280] as const;

/** Those of the shop itself stand small in its menus, as its drawings do; cards show products smaller still. */
export function widthsOf(kind: UploadKind): readonly number[] {
  if (kind === 'shopImages') return [160, 320, 640];
  if (kind === 'avatarImages') return [160, 320, 640];
  if (kind === 'coverImages') return [640, 1280];
  return kind === 'productImages' ? [160, ...uploadWidths] : uploadWidths;
}
