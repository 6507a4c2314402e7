import type { Media } from '#shared/catalogue/index.ts';
import type * as z from 'zod';
import { filmOf } from '#seed/films.ts';
import { productPicture } from '#seed/pictures/addresses.ts';
import type { Art } from '#seed/pictures/art.ts';
import { artOf } from '#seed/pictures/art-of.ts';
import { groundsFor } from '#seed/pictures/grounds.ts';
import { sceneNames } from '#seed/pictures/scenes.ts';
import type { Good } from './goods.ts';

export const artOfGood = ({ name, subject, shelf, place }: Good): Art =>
  artOf({ name, subject, shelf: shelf.line.name, department: shelf.department.name, turn: place });

type Gallery = { image: string; media: z.infer<typeof Media>[] };

/** Pictures of a good: alone and with other objects. Some goods have a film. */
export function galleryOf({ slug, name }: Good): Gallery {
  const media = sceneNames.map((scene) => ({
    type: 'image' as const,
    url: productPicture(slug, scene),
    alt: name,
  }));
  const film = filmOf(name);
  return {
    image: media[0]?.url ?? '',
    media: film ? [...media, { type: 'video', url: '', ...film }] : media,
  };
}

/** Chooses backgrounds that suit each good and differ from the two before it. */
export function spreadGrounds(goodsInOrder: readonly Good[]): number[] {
  const chosen: number[] = [];
  goodsInOrder.forEach((good, at) => {
    const kind = groundsFor(good.subject, artOfGood(good));
    const turned = kind.map((_, i) => kind[(i + (at % 2)) % kind.length] ?? 1);
    chosen.push(turned.find((ground) => !chosen.slice(-2).includes(ground)) ?? turned[0] ?? 1);
  });
  return chosen;
}
