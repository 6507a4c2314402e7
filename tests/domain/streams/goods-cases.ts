import type { ChangeCase } from './change-case.ts';

export const rating = { entity: 'product-rating', productId: 'p1', version: 3 };
const category = { entity: 'category', id: 'tea', name: 'Trà', slug: 'tra', group: 'a', parentId: null };
const stall = { entity: 'business', id: 'biz', name: 'Sạp', slug: 'sap', verified: true };
const label = { entity: 'brand', id: 'hieu', name: 'Hiệu' };
export const rice = { id: 'l1', productId: 'p1', received: 0 };
export const tea = { id: 'l2', productId: 'p2-box', base: { productId: 'p2', quantity: 12 }, received: 1 };
export const aPurchase = { entity: 'purchase-order', id: 'don-nhap', version: 2, lines: [rice, tea] };
const review = { entity: 'review', id: 'r1', likes: 2, comment: 'Ngon' };
export const shelf = { entity: 'stock', pk: 'PRODUCT#p1', variantId: '-', onHand: 9, reserved: 3 };
const depot = { entity: 'warehouse', id: 'kho', name: 'Kho Hà Nội', province: 'Hà Nội', isActive: true };
const heavy = { entity: 'product-detail', pk: 'PRODUCT#p1' };
const portion = { entity: 'stock-portion', productId: 'p1', variantId: '-', left: 9 };
const rounds = { entity: 'restock-rounds', productId: 'p1', variantId: 'v1', count: 1 };

/** Changes of goods: shelves, purchases, ratings and where goods are filed. */
export const goodsCases: ChangeCase[] = [
  ['a new shelf', { before: undefined, after: { ...shelf, onHand: 3 } }, []],
  ['a full shelf that lost a piece', { before: shelf, after: { ...shelf, onHand: 12, reserved: 3 } }, []],
  ['a shelf with few left', { before: shelf, after: { ...shelf, reserved: 4 } }, ['stock.changed']],
  ['a shelf recounted to the same', { before: shelf, after: { ...shelf, onHand: 10, reserved: 4 } }, []],
  [
    'a shelf filled again',
    { before: { ...shelf, reserved: 9 }, after: { ...shelf, onHand: 50 } },
    ['stock.changed', 'stock.returned'],
  ],
  ['a shelf sold out', { before: shelf, after: { ...shelf, reserved: 9 } }, ['stock.changed']],
  [
    'a shelf from before shelves were listed',
    { before: shelf, after: { ...shelf, changes: 'STOCK#1' } },
    ['shelves.outdated'],
  ],
  ['a portion that is still full', { before: { ...portion, left: 10 }, after: portion }, []],
  [
    'a portion that runs low',
    { before: { ...portion, left: 6 }, after: { ...portion, left: 5 } },
    ['stock.changed'],
  ],
  [
    'a portion that has some again',
    { before: { ...portion, left: 0 }, after: { ...portion, left: 1 } },
    ['stock.changed', 'stock.returned'],
  ],
  ['a first round of telling', { before: undefined, after: rounds }, ['stock.returned']],
  ['a further round', { before: rounds, after: { ...rounds, count: 2 } }, ['stock.returned']],
  [
    'a warehouse that sells no more',
    { before: { ...depot, isActive: true }, after: { ...depot, isActive: false } },
    ['warehouse.changed'],
  ],
  ['a warehouse with other hours', { before: depot, after: { ...depot, hours: '8–17' } }, []],
  [
    'a product that got other variants',
    { before: { ...heavy, variants: [] }, after: { ...heavy, variants: [{ id: 'v1' }] } },
    ['shelves.outdated'],
  ],
  [
    'goods that came from a supplier',
    {
      before: { ...shelf, onHand: 90, moves: 1 },
      after: {
        ...shelf,
        warehouseId: 'wh_hni',
        onHand: 99,
        moves: 2,
        move: { why: 'received', who: null, way: 'form', at: '2026-11-23T03:00:00.000Z' },
      },
    },
    ['stock.moved'],
  ],
  [
    'a delivery that was taken in',
    {
      before: { ...aPurchase, version: 2 },
      after: { ...aPurchase, version: 3, lines: [{ ...rice, received: 4 }, tea] },
    },
    ['purchase.changed', 'goods.arrived'],
  ],
  [
    'a purchase that was sent',
    {
      before: { entity: 'purchase-order', id: 'don-nhap', version: 1 },
      after: { entity: 'purchase-order', id: 'don-nhap', version: 2 },
    },
    ['purchase.changed'],
  ],
  [
    'a purchase that was taken away',
    { before: undefined, after: { entity: 'purchase-order-gone', id: 'don-nhap' } },
    ['purchase.changed'],
  ],
  ['a first rating', { before: undefined, after: { ...rating, version: 1 } }, ['product.rated']],
  ['a further rating', { before: rating, after: { ...rating, version: 4 } }, ['product.rated']],
  ['a rating that moved with its product', { before: rating, after: { ...rating, gsi1pk: 'x' } }, []],
  ['a review that was liked', { before: review, after: { ...review, likes: 3 } }, []],
  ['a review that was changed', { before: review, after: { ...review, comment: 'Dở' } }, []],
  ['a review that is new', { before: undefined, after: review }, []],
  ['a category that is new', { before: undefined, after: category }, []],
  [
    'a category that was moved',
    { before: category, after: { ...category, parentId: 'food' } },
    ['filing.changed'],
  ],
  ['a category that was hidden', { before: category, after: { ...category, isActive: false } }, []],
  [
    'a business that was renamed',
    { before: stall, after: { ...stall, name: 'Sạp mới' } },
    ['filing.changed'],
  ],
  ['a brand that was renamed', { before: label, after: { ...label, name: 'Hiệu mới' } }, ['filing.changed']],
];
