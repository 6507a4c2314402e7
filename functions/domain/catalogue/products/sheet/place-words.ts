import type { PlaceKind } from '#shared/sheets/sheet-column.ts';
import { normaliseText, tidy } from '#shared/values/text.ts';
import { memoByInputs } from '#functions/platform/views/memo.ts';
import { readView } from '#functions/platform/views/view.ts';
import { categoriesById } from '../../categories/category-rows.ts';
import type { CategoryTree } from '../../categories/category-tree.ts';
import { makerRows } from '../../makers/makers.ts';
import { categoriesView } from '../../views/categories-view.ts';
import { makersView } from '../../views/makers-view.ts';

type Place = { id: string; slug: string; name: string; way: string };

/** Translates between ids and the texts in files, for categories, businesses or brands. */
export type PlaceWords = {
  /** Accepts the full path, the name if it is unique, the slug or the id. */
  placeOf: (text: string) => { id: string } | { problem: 'unknown' | 'ambiguous' };
  textOf: (id: string) => string;
};

/** Normalises a text; path separators may be slashes or arrows, as on screens. */
const spelt = (text: string): string => normaliseText(tidy(text)).replace(/ ?[›>/] ?/g, ' / ');

function wordsOf(places: readonly Place[]): PlaceWords {
  const byId = new Map(places.map((place) => [place.id, place]));
  const called = Map.groupBy(
    places.flatMap(({ id, way, name }) =>
      [...new Set([spelt(way), spelt(name)])].map((text) => ({ id, text })),
    ),
    ({ text }) => text,
  );
  const ways = Map.groupBy(places, ({ way }) => spelt(way));
  const bySlug = new Map(places.map(({ slug, id }) => [slug, id]));
  return {
    placeOf(text) {
      const way = ways.get(spelt(text));
      if (way?.length === 1 && way[0]) return { id: way[0].id };
      const named = called.get(spelt(text)) ?? [];
      if (named.length === 1 && named[0]) return { id: named[0].id };
      const exact = bySlug.get(text.trim()) ?? byId.get(text.trim())?.id;
      if (exact !== undefined) return { id: exact };
      return { problem: named.length > 1 ? 'ambiguous' : 'unknown' };
    },
    textOf(id) {
      const place = byId.get(id);
      if (!place) return id;
      return ways.get(spelt(place.way))?.length === 1 ? place.way : place.slug;
    },
  };
}

/** Path of a category, such as 'Thực phẩm / Trà'. */
const wayOf = (tree: CategoryTree, path: readonly string[]): string =>
  path.map((id) => tree.get(id)?.name ?? id).join(' / ');

const ofCategories = memoByInputs((tree: CategoryTree) =>
  wordsOf([...tree.values()].map(({ id, slug, name, path }) => ({ id, slug, name, way: wayOf(tree, path) }))),
);

type Makers = Awaited<ReturnType<typeof makerRows>>;
const ofMakers = memoByInputs(({ businesses, brands }: Makers) => {
  const words = (makers: readonly Omit<Place, 'way'>[]) =>
    wordsOf(makers.map(({ id, slug, name }) => ({ id, slug, name, way: name })));
  return { business: words(businesses), brand: words(brands) };
});

/** Reads the texts for categories, businesses and brands. */
export async function readPlaceWords(): Promise<Record<PlaceKind, PlaceWords>> {
  const [categories, makers] = await Promise.all([readView(categoriesView), readView(makersView)]);
  const [tree, stored] = await Promise.all([categoriesById(categories), makerRows(makers)]);
  return { category: ofCategories(tree), ...ofMakers(stored) };
}
