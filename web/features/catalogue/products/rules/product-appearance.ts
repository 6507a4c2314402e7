import { backgroundOf, grounds, type PictureBackground } from '#web/ui/media/product-picture.tsx';

/** Returns a product's ground; an unknown value is mapped to an existing one. */
export const backgroundFor = (ground: number): PictureBackground =>
  grounds.find((known) => known === ground) ?? backgroundOf(ground);

/** Minimum number of sales that is shown. */
export const minShownSales = 10;

const newDays = 60;

/** Tells whether a product is new, so that few sales mean nothing. */
export const isNew = (createdAt: string, now = Date.now()): boolean =>
  now - Date.parse(createdAt) < newDays * 86_400_000;

/** Returns a category's ground; neighbouring categories get different ones. */
export const categoryBackground = ({ position }: { position: number }): PictureBackground =>
  backgroundOf(Math.max(0, position - 1));

/** Returns a category's picture: an address, or the name of one of the shop's own pictures. */
export const categoryPicture = (icon: string): string | undefined => {
  if (!icon) return undefined;
  return icon.startsWith('/') || icon.includes('{width}')
    ? icon
    : `/media/products/${icon}-hero-{width}.webp`;
};
