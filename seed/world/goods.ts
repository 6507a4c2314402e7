import { slugify } from '#shared/values/text.ts';
import { isSubject, type SubjectKey } from '#seed/pictures/subjects.ts';
import { brands, type Brand } from './brands.ts';
import { type Business, businesses, generalStores } from './businesses.ts';
import { buildCategories, type Shelf } from './categories.ts';

/** Good on a shelf, with its seller. */
export type Good = {
  name: string;
  code: string;
  slug: string;
  /** Price for the shopper, in đồng. */
  asked: number;
  subject: SubjectKey;
  shelf: Shelf;
  /** Position on its shelf. */
  place: number;
  business: Business;
  brand: Brand | null;
};

const sellsOn = (shelf: Shelf) => (business: Business) =>
  business.sells.includes(shelf.department.name) || business.sells.includes(shelf.line.name);

/** Seller of a good: a maker from the place in its name, otherwise the shelf's sellers in turn. */
function sellerOf(name: string, shelf: Shelf, turn: number): Business {
  const sellers = businesses.filter(sellsOn(shelf));
  const local = sellers.filter(({ places }) => places.some((place) => name.includes(place)));
  const stores = generalStores.filter(sellsOn(shelf));
  const known = new Set(businesses.flatMap(({ places }) => places));
  const named = [...known].some((place) => name.includes(place));
  const choice = local.length > 0 ? local : named || stores.length > 0 ? stores : sellers;
  const seller = choice[turn % choice.length] ?? sellers[0];
  if (!seller) throw new Error(`Nobody sells “${name}”`);
  return seller;
}

function brandOf(business: Business, turn: number): Brand | null {
  const own = brands.filter((brand) => brand.business === business.name);
  return turn % 5 < 3 ? (own[turn % Math.max(1, own.length)] ?? null) : null;
}

/** Product code from the shelf's initials and a running number: AT-007. */
const loadChunk = (shelf: Shelf, index: number): string => {
  const initials = shelf.category.slug
    .split('-')
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 4);
  return `${initials.toUpperCase()}${shelf.category.path.length}-${String(index + 1).padStart(3, '0')}`;
};

function goodOf(text: string, shelf: Shelf, index: number, turn: number): Good {
  const [name = '', price = '', picture] = text.split('|').map((part) => part.trim());
  const own = shelf.line.pictures;
  const subject = picture ?? own[index % own.length] ?? '';
  if (!isSubject(subject)) throw new Error(`“${name}” has no picture called ${subject}`);
  const business = sellerOf(name, shelf, turn);
  return {
    name: name.normalize('NFC'),
    code: loadChunk(shelf, index),
    slug: slugify(name),
    asked: Number(price) * 1_000,
    subject,
    shelf,
    place: index,
    business,
    brand: brandOf(business, turn),
  };
}

export function buildGoods(shelves: Shelf[] = buildCategories().shelves): Good[] {
  let turn = 0;
  const codes = new Map<string, number>();
  return shelves.flatMap((shelf) =>
    shelf.line.goods.map((text, index) => {
      const good = goodOf(text, shelf, index, (turn += 1));
      const times = (codes.get(good.code) ?? 0) + 1;
      codes.set(good.code, times);
      return times > 1 ? { ...good, code: `${good.code}${String.fromCharCode(63 + times)}` } : good;
    }),
  );
}
