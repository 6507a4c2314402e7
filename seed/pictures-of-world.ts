import type { Art } from './pictures/art.ts';
import { isSubject } from './pictures/subjects.ts';
import {
  avatars,
  businessSign,
  cardPicture,
  categoryIcon,
  documentCover,
  heroPictures,
  masterPicture,
  newsScene,
  type Picture,
  subjectPicture,
} from './pictures/picture-plan.ts';
import { businesses } from './world/businesses.ts';
import { buildCategories } from './world/categories.ts';
import { colourwaysOf } from './world/colours.ts';
import { documentTexts } from './world/documents/index.ts';
import { knownAccounts } from './world/members.ts';
import { newsTexts } from './world/news/index.ts';
import { artOfGood } from './world/pictures-of.ts';
import { buildOffers } from './world/products.ts';

/** Numbers of bestselling, featured and newest goods on the first screen and just below it. */
const atOnce = { best: 8, featured: 4, newest: 6 };
const soon = { best: 20, featured: 8, newest: 12 };

type KeyedArt = { key: string; art: Art };

/** Pictures of goods as users meet them: first screen, below it, other cards, galleries, zoom. */
function picturesOfGoods() {
  // The order by age does not depend on the date, so any date works.
  const offers = buildOffers(new Date(0));
  const bestFirst = offers.toSorted((a, b) => b.sold - a.sold);
  const allFeatured = bestFirst.filter(({ draft }) => draft.featured);
  const shownFirst = ({ best, featured, newest }: typeof atOnce) => [
    ...bestFirst.slice(0, best),
    ...allFeatured.slice(0, featured),
    ...offers.slice(0, newest),
  ];
  const inSight = new Set(shownFirst(atOnce));
  const near = new Set(shownFirst(soon).filter((offer) => !inSight.has(offer)));
  // Goods with colors are shown in the first one.
  const pictured = ({ good }: (typeof offers)[number]): KeyedArt => ({
    key: good.slug,
    art: colourwaysOf(good)[0]?.art ?? artOfGood(good),
  });
  const cards = (some: Iterable<(typeof offers)[number]>): Picture[] =>
    [...some].map(pictured).map(({ key, art }) => cardPicture(key, art, 'hero'));

  const goods = [...new Set([...inSight, ...near, ...offers])];
  const ways: KeyedArt[] = goods.flatMap(({ good }) => colourwaysOf(good).slice(1));
  const all = goods.map(pictured);
  return {
    inSight: cards(inSight),
    near: cards(near),
    later: [
      ...cards(goods.slice(inSight.size + near.size)),
      ...ways.map(({ key, art }) => cardPicture(key, art, 'hero')),
      ...all.map(({ key, art }) => cardPicture(key, art, 'prop')),
      ...all.map(({ key, art }) => masterPicture(key, art)),
    ],
  };
}

/** Portraits are in the order of the demo members, whose list begins with the known accounts. */
const knownAvatars = avatars.slice(0, knownAccounts.length);

/** Pictures of the demo shop: `first` for the first screen and known accounts; `later` the rest. */
export function picturesOfWorld(): { first: Picture[]; later: Picture[] } {
  const { inSight, near, later } = picturesOfGoods();
  const { categories } = buildCategories();
  const iconsOf = (some: typeof categories) => [...new Set(some.map(({ icon }) => icon))].filter(isSubject);
  const departments = iconsOf(categories.filter(({ parentId }) => parentId === null));
  const icons = iconsOf(categories);
  const inside = icons.filter((icon) => !departments.includes(icon));
  const newestFirst = newsTexts.toSorted((a, b) => a.createdDaysAgo - b.createdDaysAgo);
  const scenes = new Set(newestFirst.flatMap(({ pictures }) => pictures.map(({ subject }) => subject)));
  const signs = businesses.map(({ slug, mark }) => businessSign(slug, mark));
  return {
    first: [...heroPictures, ...knownAvatars, ...inSight, ...departments.map(categoryIcon)],
    later: [
      ...near,
      ...inside.map(categoryIcon),
      ...icons.map(subjectPicture),
      ...avatars.slice(knownAvatars.length),
      ...signs,
      ...[...scenes].map(newsScene),
      ...documentTexts.map(({ subject }) => documentCover(subject)),
      ...later,
    ],
  };
}
