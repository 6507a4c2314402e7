import { isSubject } from './pictures/subjects.ts';
import {
  avatars,
  businessSign,
  categoryIcon,
  heroPictures,
  type Picture,
  productPictures,
} from './pictures/picture-plan.ts';
import { businesses } from './world/businesses.ts';
import { buildCategories } from './world/categories.ts';
import { scenesFor } from './world/pictures-of.ts';
import { buildOffers } from './world/products.ts';

/** As many of the newest goods, and of those bought most, as the first screens show. */
const newestInSight = 48;
const bestInSight = 20;

type PicturesOfGoods = { inSight: Picture[]; cards: Picture[]; galleries: Picture[] };

/** Pictures of goods in the order people meet them: what first screens show, other cards, what only galleries show. */
function picturesOfGoods(): PicturesOfGoods {
  // Which goods are newest does not depend on the day.
  const offers = buildOffers(new Date(0));
  const bySubject = Map.groupBy(offers, ({ good }) => good.subject);
  const made = [...bySubject].flatMap(([subject, goods]) =>
    productPictures(subject, scenesFor(goods.length)),
  );
  const byAddress = new Map(made.map((picture) => [picture.address, picture]));
  const take = (some: typeof offers): Picture[] =>
    [...new Set(some.map(({ draft }) => draft.image))].flatMap((address) => {
      const picture = byAddress.get(address);
      byAddress.delete(address);
      return picture ? [picture] : [];
    });
  const best = offers.toSorted((a, b) => b.sold - a.sold).slice(0, bestInSight);
  const inSight = take([...offers.slice(0, newestInSight), ...best]);
  return { inSight, cards: take(offers), galleries: [...byAddress.values()] };
}

/** Every picture the market shows: first what one sees on coming in, later the rest. */
export function picturesOfWorld(): { first: Picture[]; later: Picture[] } {
  const { inSight, cards, galleries } = picturesOfGoods();
  const icons = [...new Set(buildCategories().categories.map(({ icon }) => icon))].filter(isSubject);
  const signs = businesses.map(({ slug, mark }) => businessSign(slug, mark));
  return {
    first: [...heroPictures, ...inSight, ...icons.map(categoryIcon)],
    later: [...avatars, ...signs, ...cards, ...galleries],
  };
}
