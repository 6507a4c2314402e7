import type { Art } from './pictures/art.ts';
import { isSubject } from './pictures/subjects.ts';
import {
  avatars,
  businessSign,
  cardPicture,
  categoryIcon,
  heroPictures,
  masterPicture,
  type Picture,
  subjectPicture,
} from './pictures/picture-plan.ts';
import { businesses } from './world/businesses.ts';
import { buildCategories } from './world/categories.ts';
import { colourwaysOf } from './world/colours.ts';
import { artOfGood } from './world/pictures-of.ts';
import { buildOffers } from './world/products.ts';

/** What the home page shows: those bought most, those shown with pride, and the newest as far as one sees at first. */
const bestInSight = 20;
const featuredInSight = 8;
const newestInSight = 12;

type Pictured = { key: string; art: Art };

/** Pictures of goods in the order people meet them: what first screens show, other cards, what galleries show, what one zooms into. */
function picturesOfGoods() {
  // Which goods are newest does not depend on the day.
  const offers = buildOffers(new Date(0));
  const bestFirst = offers.toSorted((a, b) => b.sold - a.sold);
  const featured = bestFirst.filter(({ draft }) => draft.featured).slice(0, featuredInSight);
  const inSight = new Set([
    ...bestFirst.slice(0, bestInSight),
    ...featured,
    ...offers.slice(0, newestInSight),
  ]);
  // What comes in colours is shown in the first of them.
  const pictured = ({ good }: (typeof offers)[number]): Pictured => ({
    key: good.slug,
    art: colourwaysOf(good)[0]?.art ?? artOfGood(good),
  });
  const cards = (some: Iterable<(typeof offers)[number]>): Picture[] =>
    [...some].map(pictured).map(({ key, art }) => cardPicture(key, art, 'hero'));

  const goods = [...inSight, ...offers.filter((offer) => !inSight.has(offer))];
  const ways: Pictured[] = goods.flatMap(({ good }) => colourwaysOf(good).slice(1));
  const all = goods.map(pictured);
  return {
    inSight: cards(inSight),
    later: [
      ...cards(offers.filter((offer) => !inSight.has(offer))),
      ...ways.map(({ key, art }) => cardPicture(key, art, 'hero')),
      ...all.map(({ key, art }) => cardPicture(key, art, 'prop')),
      ...all.map(({ key, art }) => masterPicture(key, art)),
    ],
  };
}

/** Every picture the market shows: first what one sees on coming in, later the rest. */
export function picturesOfWorld(): { first: Picture[]; later: Picture[] } {
  const { inSight, later } = picturesOfGoods();
  const icons = [...new Set(buildCategories().categories.map(({ icon }) => icon))].filter(isSubject);
  const signs = businesses.map(({ slug, mark }) => businessSign(slug, mark));
  return {
    first: [...heroPictures, ...inSight, ...icons.map(categoryIcon)],
    later: [...icons.map(subjectPicture), ...avatars, ...signs, ...later],
  };
}
