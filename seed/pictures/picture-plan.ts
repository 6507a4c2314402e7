import { randomOf } from '#seed/random.ts';
import {
  avatarPicture,
  businessPicture,
  categoryPicture,
  documentPicture,
  heroPicture,
  newsPicture,
  productPicture,
} from './addresses.ts';
import type { Art } from './art.ts';
import {
  cardFrame,
  compose,
  masterFrame,
  onGround,
  placeAlone,
  plainGrounds,
  portrait,
  signboard,
} from './compose.ts';
import { loadArt, loadRender, loadSubject } from './layers.ts';
import { type Portrait, portraits } from './portraits.ts';
import type { Raster } from './raster.ts';
import { placementsOf, type SceneName } from './scenes.ts';
import type { SubjectKey } from './subjects.ts';

/** Picture to be made: its address, its widths, and its drawing function. */
export type Picture = { address: string; widths: readonly number[]; draw: () => Promise<Raster> };

const cardWidths = [640, 320, 160] as const;
const small = 160;

/** Tilt of a good: packaging stands upright, loose objects lean a little, each differently. */
function leanOf(key: string, { object }: Art): number {
  const lean = randomOf(`lean:${key}`).between(2, 6) * (randomOf(`side:${key}`).chance(0.5) ? 1 : -1);
  return object.kind === 'packed' ? Math.sign(lean) : lean;
}

async function draw(key: string, art: Art, scene: SceneName, frame: number): Promise<Raster> {
  const asked = {
    setting: art.carrier ?? 'alone',
    lean: leanOf(key, art),
    turn: art.turn,
    hasCompanion: art.companion !== undefined,
  } as const;
  return compose(await loadArt(art, frame), placementsOf(scene, asked), frame);
}

/** Picture of a good for cards and pages. */
export const cardPicture = (key: string, art: Art, scene: SceneName): Picture => ({
  address: productPicture(key, scene),
  widths: cardWidths,
  draw: () => draw(key, art, scene, cardFrame),
});

/** The first picture of a good in the size for zooming. */
export const masterPicture = (key: string, art: Art): Picture => ({
  address: productPicture(key, 'hero'),
  widths: [masterFrame],
  draw: () => draw(key, art, 'hero', masterFrame),
});

/** A subject alone, which departments show for their goods. */
export const subjectPicture = (subject: SubjectKey): Picture => ({
  address: productPicture(subject, 'hero'),
  widths: cardWidths,
  draw: async () =>
    compose(
      { object: await loadSubject(subject) },
      [{ what: 'object', x: 0.5, y: 0.48, size: 0.6, turn: 0 }],
      cardFrame,
    ),
});

type SceneOfSubject = { key: string; address: string; scene: SceneName };

/** A subject in a scene, on a background of its own. */
const sceneOf = (subject: SubjectKey, { key, address, scene }: SceneOfSubject): Picture => ({
  address,
  widths: cardWidths,
  draw: async () => {
    const random = randomOf(key);
    const lean = random.between(3, 6) * (random.chance(0.5) ? 1 : -1);
    const asked = { setting: 'alone', lean, turn: 0, hasCompanion: false } as const;
    const layers = { object: await loadSubject(subject) };
    return onGround(compose(layers, placementsOf(scene, asked), cardFrame), random.pick(plainGrounds));
  },
});

/** A subject twice, near and far. */
export const newsScene = (subject: SubjectKey): Picture =>
  sceneOf(subject, { key: `scene:${subject}`, address: newsPicture(subject), scene: 'prop' });

/** Cover of a document. */
export const documentCover = (subject: SubjectKey): Picture =>
  sceneOf(subject, { key: `cover:${subject}`, address: documentPicture(subject), scene: 'hero' });

export const categoryIcon = (subject: SubjectKey): Picture => ({
  address: categoryPicture(subject),
  widths: [small],
  draw: async () => placeAlone(await loadSubject(subject), small, 0.86),
});

export const businessSign = (slug: string, mark: SubjectKey): Picture => ({
  address: businessPicture(slug),
  widths: [small],
  draw: async () => signboard(await loadSubject(mark), small, slug),
});

const avatar = ({ key, code, ground }: Portrait): Picture => ({
  address: avatarPicture(key),
  widths: [small],
  draw: async () => portrait(await loadRender({ code }), small, ground),
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

/** Decorative pictures of the pages. */
export const heroPictures: Picture[] = Object.entries(heroCodes).map(([key, code]) => ({
  address: heroPicture(key),
  widths: [640, 320],
  draw: async () => placeAlone(await loadRender({ code }), cardFrame, 0.9),
}));
