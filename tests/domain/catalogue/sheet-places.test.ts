import { beforeEach, expect, it } from 'vitest';
import { type PlaceWords, readPlaceWords } from '#functions/domain/catalogue/products/sheet/place-words.ts';
import { categoriesView } from '#functions/domain/catalogue/views/categories-view.ts';
import { StoredCategory } from '#functions/domain/catalogue/views/category-record.ts';
import { makersView } from '#functions/domain/catalogue/views/makers-view.ts';
import { aBrand, aBusiness, aCategory } from '#tests/support/catalogue.ts';
import { fillView } from '../support/views-of-table.ts';

const under = (parentId: string, id: string, name: string) =>
  aCategory({ id, slug: `dc-${id}`, name, parentId, path: [parentId, id], level: 2 });
const categories = [
  aCategory({ id: 'food', slug: 'dc-food', name: 'Thực phẩm' }),
  aCategory({ id: 'gifts', slug: 'dc-gifts', name: 'Quà' }),
  aCategory({ id: 'tea', slug: 'dc-tea', name: 'Trà' }),
  under('gifts', 'gift-tea', 'Trà'),
  under('food', 'rice', 'Gạo'),
  under('food', 'silk-a', 'Lụa'),
  under('gifts', 'silk-b', 'Lụa'),
];
const businesses = [
  aBusiness({ id: 'biz-1', slug: 'hue-mot', name: 'Huế' }),
  aBusiness({ id: 'biz-2', slug: 'hue-hai', name: 'Huế' }),
  aBusiness({ id: 'biz-3', slug: 'hoi-an', name: 'Hội An' }),
];
const brands = [
  aBrand({ id: 'b-1', slug: 'sen', name: 'Sen' }),
  aBrand({ id: 'b-2', slug: 'sen-hai', name: 'Sen' }),
];

let words: Awaited<ReturnType<typeof readPlaceWords>>;
beforeEach(async () => {
  await fillView(
    categoriesView,
    categories.map((category) => StoredCategory.parse(category)),
  );
  await fillView(makersView, [
    ...businesses.map((one) => ({ ...one, entity: 'business' as const })),
    ...brands.map((one) => ({ ...one, entity: 'brand' as const })),
  ]);
  words = await readPlaceWords();
});

type Kind = keyof typeof words;
type Found = ReturnType<PlaceWords['placeOf']>;

it.each<[Kind, string, Found]>([
  ['category', 'Thực phẩm / Gạo', { id: 'rice' }],
  ['category', 'thực phẩm › gạo', { id: 'rice' }],
  ['category', ' Thực phẩm>Gạo ', { id: 'rice' }],
  ['category', 'Thực phẩm/Gạo', { id: 'rice' }],
  ['category', 'Gạo', { id: 'rice' }],
  ['category', 'dc-rice', { id: 'rice' }],
  ['category', ' rice ', { id: 'rice' }],
  // A way down the tree comes before the names of others.
  ['category', 'Trà', { id: 'tea' }],
  ['category', 'Quà / Trà', { id: 'gift-tea' }],
  ['category', 'Lụa', { problem: 'ambiguous' }],
  ['category', 'dc-silk-b', { id: 'silk-b' }],
  ['category', 'Quà / Gạo', { problem: 'unknown' }],
  ['category', 'Muối', { problem: 'unknown' }],
  ['category', 'Hội An', { problem: 'unknown' }],
  ['business', 'hội an', { id: 'biz-3' }],
  ['business', 'Huế', { problem: 'ambiguous' }],
  ['business', 'hue-hai', { id: 'biz-2' }],
  ['business', 'biz-1', { id: 'biz-1' }],
  ['business', 'Sen', { problem: 'unknown' }],
  // An address is somebody's, though several have such a name.
  ['brand', 'sen', { id: 'b-1' }],
  ['brand', 'Sen', { problem: 'ambiguous' }],
  ['brand', 'sen-hai', { id: 'b-2' }],
])('in a file a %s that is called %j is found, or said to be none or several', (kind, text, found) => {
  expect(words[kind].placeOf(text)).toEqual(found);
});

it.each<[Kind, string, string]>([
  ['category', 'rice', 'Thực phẩm / Gạo'],
  ['category', 'tea', 'Trà'],
  ['business', 'biz-3', 'Hội An'],
  ['business', 'biz-2', 'hue-hai'],
  ['brand', 'b-1', 'sen'],
  ['brand', 'gone', 'gone'],
])('a file calls a %s %s by its way, or by its address where others are called alike', (kind, id, text) => {
  expect(words[kind].textOf(id)).toBe(text);
});
