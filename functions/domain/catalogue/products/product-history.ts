import { isDeepStrictEqual } from 'node:util';
import { ProductExtras } from '#shared/catalogue/product-extras.ts';
import type { ProductText } from '../views/product-record.ts';

/** Number of changes kept; an editor with an even older revision has to reload everything. */
const remembered = 20;

const saidOnCard = [
  'name',
  'code',
  'slug',
  'shortDescription',
  'price',
  'basePrice',
  'taxType',
  'taxRate',
  'image',
  'ground',
  'badges',
  'freeShipping',
  'featured',
  'isActive',
] as const;
const saidInDetail = [
  ...ProductExtras.keyof().options,
  'description',
  'media',
  'specifications',
  'unit',
  'weight',
  'minQuantity',
  'maxQuantity',
  'flashSale',
  'variants',
  'metaTitle',
  'metaDescription',
] as const;

/** Compared by id only, since the other fields do not belong to the product. */
const filedUnder = ['category', 'business', 'brand'] as const;

/** Adds the changed fields of this save to the product's history. */
export function withHistory<Saved extends ProductText>(saved: Saved, before: ProductText): Saved {
  const { card, detail } = saved;
  const changed = [
    ...saidOnCard.filter((name) => !isDeepStrictEqual(before.card[name], card[name])),
    ...filedUnder.filter((name) => before.card[name]?.id !== card[name]?.id),
    ...saidInDetail.filter((name) => !isDeepStrictEqual(before.detail[name], detail[name])),
  ];
  const history = [{ revision: card.revision, changed }, ...before.detail.history].slice(0, remembered);
  return { ...saved, detail: { ...detail, history } };
}
