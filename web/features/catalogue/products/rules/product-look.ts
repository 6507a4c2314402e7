import { groundOf, grounds, type Ground } from '#web/ui/media/picture-ground.tsx';

/** The ground a product was given; anything unknown leads to one of ours. */
export const groundFor = (ground: number): Ground =>
  grounds.find((known) => known === ground) ?? groundOf(ground);

/** Fewer sales than this are not boasted of. */
export const soldWorthSaying = 10;

const newDays = 60;

/** Not long in the market, so that few sales say nothing about it. */
export const isNew = (createdAt: string, now = Date.now()): boolean =>
  now - Date.parse(createdAt) < newDays * 86_400_000;

/** Neighbours among the categories stand on different grounds, wherever they are shown. */
export const categoryGround = ({ position }: { position: number }): Ground =>
  groundOf(Math.max(0, position - 1));

/** A category's picture: an address, or the name of one of the objects the market has pictures of. */
export const categoryPicture = (icon: string): string | undefined => {
  if (!icon) return undefined;
  return icon.startsWith('/') || icon.includes('{width}')
    ? icon
    : `/media/products/${icon}-hero-{width}.webp`;
};
