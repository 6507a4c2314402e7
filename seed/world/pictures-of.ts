import type { Media } from '#shared/catalogue/index.ts';
import type * as z from 'zod';
import { productPicture } from '#seed/pictures/addresses.ts';
import { groundsFor } from '#seed/pictures/grounds.ts';
import { type SceneName, sceneNames } from '#seed/pictures/scenes.ts';
import type { SubjectKey } from '#seed/pictures/subjects.ts';

/** Subjects that stand for many goods get one more scene, so that those goods look less alike. */
const manyGoods = 4;

export const scenesFor = (goodsWithSubject: number): readonly SceneName[] =>
  goodsWithSubject >= manyGoods ? sceneNames : sceneNames.slice(0, 2);

type Gallery = { image: string; media: z.infer<typeof Media>[] };

/** The gallery of the `turn`-th good with this subject: the same scenes, each time another one in front. */
export function galleryOf(
  subject: SubjectKey,
  goodsWithSubject: number,
  turn: number,
  name: string,
): Gallery {
  const scenes = scenesFor(goodsWithSubject);
  const first = turn % scenes.length;
  const order = [...scenes.slice(first), ...scenes.slice(0, first)];
  const media = order.map((scene) => ({
    type: 'image' as const,
    url: productPicture(subject, scene),
    alt: name,
  }));
  return { image: media[0]?.url ?? '', media };
}

/** Grounds for pictures that will lie side by side: each flatters its subject and differs from the two before. */
export function spreadGrounds(subjectsInOrder: readonly SubjectKey[]): number[] {
  const chosen: number[] = [];
  subjectsInOrder.forEach((subject, at) => {
    const kind = groundsFor(subject);
    const turned = kind.map((_, i) => kind[(i + (at % 2)) % kind.length] ?? 1);
    chosen.push(turned.find((ground) => !chosen.slice(-2).includes(ground)) ?? turned[0] ?? 1);
  });
  return chosen;
}
