import * as z from 'zod';
import { Brand, Business, MakerId } from '#shared/catalogue/maker.ts';

/** Fields computed from the maker's products on request. */
const counted = { productCount: true, rating: true, sold: true, categories: true } as const;

/** A business as stored. */
export const StoredBusiness = Business.omit(counted).extend({
  /** User id of the owner. */
  userId: z.string().nullable().default(null),
  /** Upload of its logo. */
  logoId: z.string().nullable().default(null),
  version: z.int().default(1),
});
export type StoredBusiness = z.infer<typeof StoredBusiness>;

export const StoredBrand = Brand.omit({ ...counted, business: true }).extend({
  /** Business that owns the brand. */
  businessId: MakerId.nullable(),
  version: z.int().default(1),
});
export type StoredBrand = z.infer<typeof StoredBrand>;

/** A business or brand as listed in their common view. */
export const StoredMaker = z.discriminatedUnion('entity', [
  StoredBusiness.extend({ entity: z.literal('business') }),
  StoredBrand.extend({ entity: z.literal('brand') }),
]);
export type StoredMaker = z.infer<typeof StoredMaker>;
