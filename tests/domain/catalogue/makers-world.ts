import { findUpload, type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import { getStoredBrand } from '#functions/domain/catalogue/makers/staff-brands.ts';
import { getStored } from '#functions/domain/catalogue/makers/staff-businesses.ts';
import {
  brandSlugs,
  businessOwners,
  businessSlugs,
} from '#functions/domain/catalogue/records/catalogue-names.ts';
import { cardRecord } from '#functions/domain/catalogue/records/catalogue-records.ts';
import { contextOf } from '#tests/support/context.ts';
import { aProduct, business } from '#tests/support/catalogue.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

export const at = new Date('2026-11-20T03:00:00.000Z');

const anUpload = (id: string, given: Partial<StoredUpload> = {}): StoredUpload => ({
  id,
  ownerId: 'an',
  kind: 'shopImages',
  mimeType: 'image/png',
  bytes: 1000,
  status: 'waiting',
  createdAt: at.toISOString(),
  ...given,
});

export const businessDraft = {
  name: 'Gốm Lò Bầu',
  slug: '',
  description: 'Gốm của làng.',
  province: 'Hà Nội',
  verified: false,
  featured: false,
};
export const brandDraft = {
  name: 'Móc Câu',
  slug: '',
  description: '',
  country: 'Việt Nam',
  featured: false,
  businessId: null,
};

/** A market whose staff keep businesses and brands. */
export function aMakersWorld() {
  const { table, put, rows } = memoryTable();
  readViewsFrom(rows);
  const context = contextOf(table, () => at);

  return {
    table,
    put,
    rows,
    context,
    aMember: (id: string, fullName = 'Bà Nhâm') => {
      put([profileRecord.item(aProfile({ id, fullName }))]);
      return id;
    },
    upload: (id: string, given?: Partial<StoredUpload>) => put([uploadItem(anUpload(id, given))]),
    uploadNow: (id: string) => findUpload(context, id),
    /** A product of a business and, if said, of a brand. */
    files: (name: string, businessId: string, brandId: string | null = null, isActive = true) => {
      const brand = brandId === null ? null : { id: brandId, name: brandId };
      const facts = { business: { ...business, id: businessId }, brand };
      put([cardRecord.item({ ...aProduct({ name, facts }).card, isActive })]);
    },
    businessNow: (id: string) => getStored(context, id),
    brandNow: (id: string) => getStoredBrand(context, id),
    whoseSlug: (slug: string) => businessSlugs.ownerOf(table, slug),
    whoseBrandSlug: (slug: string) => brandSlugs.ownerOf(table, slug),
    ownedBy: (userId: string) => businessOwners.ownerOf(table, userId),
  };
}
