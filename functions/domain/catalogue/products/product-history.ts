import { isDeepStrictEqual } from 'node:util';
import { ProductExtras } from '#shared/catalogue/product-extras.ts';
import type { ProductText } from '../views/product-record.ts';

/** Changes remembered: who comes with an older revision than all of these has to read everything again. */
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

/** Named by their ids: the rest of them is not the product's own. */
const filedUnder = ['category', 'business', 'brand'] as const;

/** A product as it is saved, with a note of what the change was about. */
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
