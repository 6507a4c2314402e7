import type { SceneName } from './scenes.ts';

/** Address of a product picture and its key in the media bucket; `{width}` is 160, 320, 640 or 1280. */
export const productPicture = (good: string, scene: SceneName): string =>
  `/media/products/${good}-${scene}-{width}.webp`;

export const categoryPicture = (icon: string): string => `/media/categories/${icon}-160.webp`;
export const avatarPicture = (key: string): string => `/media/avatars/${key}-160.webp`;
export const businessPicture = (slug: string): string => `/media/businesses/${slug}-160.webp`;
export const heroPicture = (key: string): string => `/media/hero/${key}-{width}.webp`;
export const newsPicture = (subject: string): string => `/media/news/${subject}-{width}.webp`;
export const documentPicture = (subject: string): string => `/media/documents/${subject}-{width}.webp`;
