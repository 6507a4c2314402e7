import * as z from 'zod';
import { MakerId } from '#shared/catalogue/maker.ts';

/** A business as the table keeps it; what its products say of it is counted when somebody asks. */
export const StoredBusiness = z.object({
  id: MakerId,
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  description: z.string(),
  province: z.string(),
  verified: z.boolean(),
  featured: z.boolean(),
  createdAt: z.string(),
});
export type StoredBusiness = z.infer<typeof StoredBusiness>;

export const StoredBrand = z.object({
  id: MakerId,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  country: z.string(),
  featured: z.boolean(),
  /** Who makes what bears the name. */
  businessId: MakerId.nullable(),
  createdAt: z.string(),
});
export type StoredBrand = z.infer<typeof StoredBrand>;
