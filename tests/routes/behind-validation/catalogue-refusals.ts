import { newId } from '#shared/values/ids.ts';
import { publicAddress } from '#functions/domain/media/uploads.ts';
import { but, correctedTo, lists, type Prepared, type Refusals, refuses, says, where } from './prepared.ts';
import { sampleOf } from './samples.ts';
import type { Scene } from './scene.ts';

/** A product as others read it, and as the change of it does. */
const card = /^PRODUCT#\S+ CARD$/;
const changed = /^PRODUCT#\S+ product$/;
const isUnit = { parts: [{ productId: 'another', variantId: null, quantity: 6 }] };

/** Nothing of any product lies anywhere. */
const noStock = lists(/^PRODUCT#/, (rows) =>
  rows.map((row) => (row['entity'] === 'stock' ? { ...row, onHand: 0, reserved: 0 } : row)),
);

const plain = { variants: [], type: 'product', conversionValue: 6 };
const unitOf = (baseOf: (scene: Scene) => { card: { id: string } }) => (scene: Scene) => ({
  body: { ...plain, masterUnitId: baseOf(scene).card.id },
});
const unit = unitOf(({ product }) => product);
const ofChoice = unitOf(({ choice }) => choice);
const combo = ({ product, doomed }: Scene) => ({
  body: {
    ...plain,
    type: 'combo',
    parts: [product, doomed].map((part) => ({ productId: part.card.id, variantId: null, quantity: 1 })),
  },
});
/** A new product lies nowhere yet. */
const asNew = (change: (scene: Scene) => { body: object }) => (scene: Scene) => ({
  body: { ...change(scene).body, stock: [] },
});

/** Categories one below the other, as deep as they may lie. */
const deep = ['cat-a', 'cat-b', 'cat-c'];
const isDeep = lists(/^CATEGORIES$/, (rows) => [
  ...rows,
  ...deep.map((id, place) => ({ ...rows[0], id, slug: id, parentId: deep[place - 1] ?? null })),
]);
const categories = /^CATEGORIES$/;

const current = (place: object) => ({
  body: { currentDivision: { provinceCode: 1, wardCode: 4, ...place } },
});
const former = (place: object) => ({
  body: { formerDivision: { provinceCode: 79, districtCode: 760, wardCode: 26_734, ...place } },
});

const lineFor = (productId: string) => ({
  items: [{ productId, rules: [{ variantId: null, way: 'fixed', value: 90_000 }] }],
});
/** A book has as many lines as it may have, and none of this product. */
const oneLineMore = but(
  ({ choice }) => ({ body: lineFor(choice.card.id) }),
  [says(/^PRICE-BOOKS /, { lineCount: 20_000 })],
);

/** Another product that was made a moment ago has the barcode. */
const barcodeTaken: Prepared = async (situation) => {
  const barCode = newId();
  const making = 'catalogue/create-product';
  const other = await sampleOf(making, situation.scene);
  const { status } = await situation.send(making, { ...other, body: { ...(other.body as object), barCode } });
  if (status >= 300) throw new Error(`The other product was to be made first: ${status}`);
  return but({ body: { barCode } })(situation);
};

export const catalogueRefusals: Refusals = {
  'catalogue/create-brand': {
    UNKNOWN_BUSINESS: but({ body: { businessId: 'nothing' } }),
    REQUEST_DIFFERS: correctedTo({ name: 'Lam khác' }),
  },
  'catalogue/update-brand': {
    BRAND_NOT_FOUND: but({ params: { id: 'nothing' } }),
    STALE_STATE: but({ body: { version: 7 } }),
  },
  'catalogue/delete-brand': { BRAND_NOT_FOUND: but({ params: { id: 'nothing' } }) },
  'catalogue/create-business': {
    UNKNOWN_USER: but({ body: { userId: 'nothing' } }),
    UNKNOWN_UPLOAD: but({ body: { logoId: 'nothing' } }),
    REQUEST_DIFFERS: correctedTo({ name: 'Lò khác' }),
  },
  'catalogue/create-business-with-user': {
    REQUEST_DIFFERS: correctedTo({ name: 'Lò khác' }),
    UNKNOWN_UPLOAD: but({ body: { logoId: 'nothing' } }),
  },
  'catalogue/update-business': {
    BUSINESS_NOT_FOUND: but({ params: { id: 'nothing' } }),
    UNKNOWN_USER: but({ body: { userId: 'nothing' } }),
    UNKNOWN_UPLOAD: but({ body: { logoId: 'nothing' } }),
    OWNER_TAKEN: but(({ people }) => ({ body: { userId: people.other.id } }), [refuses('OWNER_TAKEN')]),
  },
  'catalogue/delete-business': {
    BUSINESS_NOT_FOUND: but({ params: { id: 'nothing' } }),
    BUSINESS_IN_USE: but({ params: { id: 'biz-hoi-an' } }),
  },
  'catalogue/create-category': {
    UNKNOWN_CATEGORY: but({ body: { parentId: 'nothing' } }),
    UNKNOWN_UPLOAD: but({ body: { pictureId: 'nothing' } }),
    REQUEST_DIFFERS: correctedTo({ name: 'Chum vại khác' }),
    CATEGORIES_FULL: where(
      lists(categories, ([first]) =>
        Array.from({ length: 1000 }, (_, place) => ({ ...first, id: `cat-${place}` })),
      ),
    ),
    CATEGORY_TOO_DEEP: but({ body: { parentId: 'cat-c' } }, [isDeep]),
    SLUG_EXISTS: but(({ root }) => ({ body: { slug: root.slug } })),
  },
  'catalogue/update-category': {
    CATEGORY_NOT_FOUND: but({ params: { id: 'nothing' } }),
    STALE_STATE: but({ body: { version: 7 } }),
    UNKNOWN_UPLOAD: but({ body: { pictureId: 'nothing' } }),
    CATEGORY_TOO_DEEP: but({ body: { parentId: 'cat-c' } }, [isDeep]),
    SLUG_EXISTS: but(({ root }) => ({ body: { slug: root.slug } })),
  },
  'catalogue/delete-category': {
    CATEGORY_NOT_FOUND: but({ params: { id: 'nothing' } }),
    CATEGORY_IN_USE: but(({ root }) => ({ params: { id: root.id } })),
  },
  'catalogue/create-warehouse': {
    REQUEST_DIFFERS: correctedTo({ name: 'Kho Vinh mới' }),
    UNKNOWN_DISTRICT: but(former({ districtCode: 9999 })),
    UNKNOWN_WARD: but(current({ wardCode: 99_999 })),
  },
  'catalogue/update-warehouse': {
    UNKNOWN_PROVINCE: but(current({ provinceCode: 99 })),
    UNKNOWN_DISTRICT: but(former({ districtCode: 9999 })),
    UNKNOWN_WARD: but(current({ wardCode: 99_999 })),
  },
  'catalogue/delete-warehouse': { WAREHOUSE_IN_USE: but(({ warehouse: { id } }) => ({ params: { id } })) },
  'catalogue/create-product': {
    FORBIDDEN: but(({ people, warehouse }) => ({
      token: people.collaborator.accessToken,
      body: { stock: [{ warehouseId: warehouse.id, onHand: 1, cost: 1_000 }] },
    })),
    GOODS_CODE_EXISTS: barcodeTaken,
    PRODUCT_NOT_FOUND: correctedTo({}, [lists(/^PRODUCT#/, () => [])]),
    REQUEST_DIFFERS: correctedTo({ name: 'Bát khác' }),
    STALE_STATE: but({ body: { slug: undefined } }, [refuses('SLUG_EXISTS')]),
    UNIT_BASE_FULL: but(asNew(unit), [says(card, { unitCount: 10 })]),
    UNIT_BASE_UNFIT: but(asNew(ofChoice)),
    UNIT_IN_COMBO: but(asNew(combo), [says(card, isUnit)]),
  },
  'catalogue/update-product': {
    PRODUCT_NOT_FOUND: but({ params: { id: 'nothing' } }),
    GOODS_CODE_EXISTS: barcodeTaken,
    SLUG_EXISTS: but(({ product }) => ({ body: { slug: product.card.slug } })),
    PRODUCT_CODE_EXISTS: but(({ product }) => ({ body: { code: product.card.code } })),
    UNKNOWN_CATEGORY: but({ body: { categoryId: 'nothing' } }),
    UNKNOWN_BUSINESS: but({ body: { businessId: 'nobody' } }),
    UNKNOWN_BRAND: but({ body: { brandId: 'nobody' } }),
    UNKNOWN_UPLOAD: but(() => ({ body: { image: publicAddress(newId(), 'productImages') } })),
    UNIT_BASE_FULL: but(unit, [noStock, says(card, { unitCount: 10 })]),
    UNIT_BASE_UNFIT: but(ofChoice, [noStock]),
    UNIT_BASE_UNKNOWN: but({ body: { ...plain, masterUnitId: 'nothing' } }, [noStock]),
    UNIT_HAS_STOCK: but(unit),
    UNIT_IN_COMBO: but(combo, [noStock, says(card, isUnit)]),
    UNIT_IS_PART: but(unit, [noStock, says(changed, { combos: 1 })]),
    UNIT_OF_UNIT: but(unit, [noStock, says(card, isUnit)]),
    UNIT_WAS_SOLD: but(unit, [noStock, says(changed, { sold: 5 })]),
  },
  'price-books/create-price-book': {
    REQUEST_DIFFERS: correctedTo({ name: 'Bảng giá khác' }),
    TOO_MANY_PRICE_BOOKS: where(
      lists(/^PRICE-BOOKS$/, ([first]) =>
        Array.from({ length: 200 }, () => ({ ...first, isDeleted: false })),
      ),
    ),
  },
  'price-books/save-price-book-lines': {
    PRICE_BOOK_FULL: oneLineMore,
  },
  'price-books/update-price-book': {
    CUSTOMER_GROUP_NOT_FOUND: but({ body: { scope: { kind: 'group', groupId: 'nothing' } } }),
    PRICE_BOOK_FULL: oneLineMore,
    UNKNOWN_BUSINESS: but({ body: { scope: { kind: 'business', businessId: 'nothing' } } }),
    UNKNOWN_CATEGORY: but({ body: { categories: [{ categoryId: 'nothing', way: 'percent', value: -10 }] } }),
    UNKNOWN_PRODUCT: but({ body: lineFor('nothing') }),
  },
};
