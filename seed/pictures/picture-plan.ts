import { randomOf } from '#seed/random.ts';
import { avatarPicture, businessPicture, categoryPicture, heroPicture, productPicture } from './addresses.ts';
import { compose, frame, placeAlone, portrait, signboard } from './compose.ts';
import { type Layers, loadRender, loadSubject } from './layers.ts';
import { type Portrait, portraits } from './portraits.ts';
import type { Raster } from './raster.ts';
import { placementsOf, type SceneName } from './scenes.ts';
import { type SubjectKey, subjects } from './subjects.ts';

/** One picture to be made: where it goes, in which widths, and how it is drawn. */
export type Picture = { address: string; widths: readonly number[]; draw: () => Promise<Raster> };

const productWidths = [640, 320, 160] as const;
const small = 160;

/** Packaging stands upright; loose things lean a little, each its own way. */
function leanOf(key: SubjectKey): number {
  const { object } = subjects[key];
  const lean = randomOf(`lean:${key}`).between(2, 6) * (randomOf(`side:${key}`).chance(0.5) ? 1 : -1);
  return 'shape' in object ? Math.sign(lean) : lean;
}

/** Scenes of one subject share its layers until the last of them is drawn. */
export function productPictures(subject: SubjectKey, scenes: readonly SceneName[]): Picture[] {
  let layers: Promise<Layers> | undefined;
  let left = scenes.length;
  return scenes.map((scene) => ({
    address: productPicture(subject, scene),
    widths: productWidths,
    draw: async () => {
      layers ??= loadSubject(subjects[subject]);
      const loaded = await layers;
      left -= 1;
      if (left <= 0) layers = undefined;
      return compose(loaded, placementsOf(scene, leanOf(subject), loaded.companion !== undefined));
    },
  }));
}

export const categoryIcon = (subject: SubjectKey): Picture => ({
  address: categoryPicture(subject),
  widths: [small],
  draw: async () => placeAlone((await loadSubject(subjects[subject])).object, small, 0.86),
});

export const businessSign = (slug: string, mark: SubjectKey): Picture => ({
  address: businessPicture(slug),
  widths: [small],
  draw: async () => signboard((await loadSubject(subjects[mark])).object, small, slug),
});

const avatar = ({ key, code, ground }: Portrait): Picture => ({
  address: avatarPicture(key),
  widths: [small],
  draw: async () => portrait(await loadRender(code), small, ground),
});

export const avatars: Picture[] = portraits.map(avatar);

const heroCodes = {
  mango: '1f96d',
  lantern: '1f3ee',
  rice: '1f33e',
  voucher: '1f39f-fe0f',
  speech: '1f4ac',
  basket: '1f9fa',
};

/** Things the pages themselves are dressed with. */
export const heroPictures: Picture[] = Object.entries(heroCodes).map(([key, code]) => ({
  address: heroPicture(key),
  widths: [640, 320],
  draw: async () => placeAlone(await loadRender(code), frame, 0.9),
}));
