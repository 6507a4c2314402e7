import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type {
  createBrand as createContract,
  StaffBrand,
  updateBrand as updateContract,
} from '#shared/catalogue/staff-brand.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { once } from '#functions/platform/records/once.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { brandSlugs } from '../records/catalogue-names.ts';
import { brandRecord } from '../records/catalogue-records.ts';
import { noteBrand } from '../records/category-labels.ts';
import type { StoredBrand } from '../views/maker-record.ts';
import type { Products } from '../views/read-products.ts';
import { getStoredBrand, toStaffBrand } from './staff-brands.ts';

type NewBrand = BodyOf<typeof createContract> & { by: string };

export async function createBrand(
  context: Context,
  { by, clientRequestId: requestKey, ...asked }: NewBrand,
  products?: Products,
): Promise<StaffBrand> {
  const at = context.now();
  const id = `brand_${newId(at.getTime())}`;
  const request = { who: by, what: 'catalogue/create-brand', requestKey, asked };
  const made = await retry(async () => {
    const slug = asked.slug || (await brandSlugs.free(context.table, asked.name));
    const brand: StoredBrand = { ...asked, id, slug, version: 1, createdAt: at.toISOString() };
    const outcome = await once(context.table, request, {
      result: id,
      writes: [
        ...brandRecord.make(brand),
        ...brandSlugs.claim(slug, id),
        ...(brand.businessId === null ? [] : [noteBrand(brand.businessId, at)]),
      ],
    });
    if (!('refusal' in outcome)) return outcome.result;
    if (outcome.refusal === 'SLUG_EXISTS' && !asked.slug) return again;
    throw new AppError(outcome.refusal);
  });
  return toStaffBrand(context, await getStoredBrand(context, made), products);
}

type BrandChange = BodyOf<typeof updateContract> & { id: string };

export async function updateBrand(
  context: Context,
  { id, version, slug: asked, ...said }: BrandChange,
  products?: Products,
): Promise<StaffBrand> {
  const before = await getStoredBrand(context, id);
  if (before.version !== version) throw new AppError('STALE_STATE');
  const slug =
    asked === '' ? await brandSlugs.free(context.table, said.name ?? before.name) : (asked ?? before.slug);
  const { after, writes } = brandRecord.replace(before, { ...said, slug });
  const isOthers = after.businessId !== null && after.businessId !== before.businessId;
  await writeOrThrow(context.table, [
    ...writes,
    ...brandSlugs.move(id, before.slug, slug),
    ...(isOthers && after.businessId ? [noteBrand(after.businessId, context.now())] : []),
  ]);
  return toStaffBrand(context, after, products);
}
