import { groundOf, grounds, type Ground } from '#web/ui/media/picture-ground.tsx';

/** Returns a product's ground; an unknown value is mapped to an existing one. */
export const groundFor = (ground: number): Ground =>
  grounds.find((known) => known === ground) ?? groundOf(ground);

/** Minimum number of sales that is shown. */
export const soldWorthSaying = 10;

const newDays = 60;

/** Tells whether a product is new, so that few sales mean nothing. */
export const isNew = (createdAt: string, now = Date.now()): boolean =>
  now - Date.parse(createdAt) < newDays * 86_400_000;

/** Returns a category's ground; neighbouring categories get different ones. */
export const categoryGround = ({ position }: { position: number }): Ground =>
  groundOf(Math.max(0, position - 1));

/** Returns a category's picture: an address, or the name of one of the shop's own pictures. */
export const categoryPicture = (icon: string): string | undefined => {
  if (!icon) return undefined;
  return icon.startsWith('/') || icon.includes('{width}')
    ? icon
    : `/media/products/${icon}-hero-{width}.webp`;
};
