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

/** As many of the newest goods as the first screens show. */
const goodsInSight = 48;

/** Pictures of goods in the order people meet them: the newest cards first, what only galleries show last. */
function picturesOfGoods(): { cards: Picture[]; galleries: Picture[] } {
  // Which goods are newest does not depend on the day.
  const offers = buildOffers(new Date(0));
  const bySubject = Map.groupBy(offers, ({ good }) => good.subject);
  const made = [...bySubject].flatMap(([subject, goods]) =>
    productPictures(subject, scenesFor(goods.length)),
  );
  const byAddress = new Map(made.map((picture) => [picture.address, picture]));
  const cards = [...new Set(offers.map(({ draft }) => draft.image))].flatMap((address) => {
    const picture = byAddress.get(address);
    byAddress.delete(address);
    return picture ? [picture] : [];
  });
  return { cards, galleries: [...byAddress.values()] };
}

/** Every picture the market shows: first what one sees on coming in, later the rest. */
export function picturesOfWorld(): { first: Picture[]; later: Picture[] } {
  const { cards, galleries } = picturesOfGoods();
  const icons = [...new Set(buildCategories().categories.map(({ icon }) => icon))].filter(isSubject);
  const signs = businesses.map(({ slug, mark }) => businessSign(slug, mark));
  return {
    first: [...heroPictures, ...cards.slice(0, goodsInSight), ...icons.map(categoryIcon)],
    later: [...avatars, ...signs, ...cards.slice(goodsInSight), ...galleries],
  };
}
