export const pictureSides = ['front', 'back'] as const;
export type PictureSide = (typeof pictureSides)[number];

export const picturesOfPapers = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const maxPictureBytes = 8 * 1024 * 1024;
