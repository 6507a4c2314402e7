import * as z from 'zod';
import { Brand, Business, MakerId } from '#shared/catalogue/maker.ts';

/** What its products say of a maker is counted when somebody asks. */
const counted = { productCount: true, rating: true, sold: true, categories: true } as const;

/** A business as the table keeps it. */
export const StoredBusiness = Business.omit(counted).extend({
  /** Whose it is. */
  userId: z.string().nullable().default(null),
  /** The upload its logo is made of. */
  logoId: z.string().nullable().default(null),
  version: z.int().default(1),
});
export type StoredBusiness = z.infer<typeof StoredBusiness>;

export const StoredBrand = Brand.omit({ ...counted, business: true }).extend({
  /** Who makes what bears the name. */
  businessId: MakerId.nullable(),
  version: z.int().default(1),
});
export type StoredBrand = z.infer<typeof StoredBrand>;

/** As they stand side by side in their view. */
export const StoredMaker = z.discriminatedUnion('entity', [
  StoredBusiness.extend({ entity: z.literal('business') }),
  StoredBrand.extend({ entity: z.literal('brand') }),
]);
export type StoredMaker = z.infer<typeof StoredMaker>;
