import { AppError, type ErrorCode } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type {
  createBusiness as createContract,
  StaffBusiness,
  updateBusiness as updateContract,
} from '#shared/catalogue/staff-business.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { findProfile } from '#functions/domain/accounts/find-account.ts';
import { once } from '#functions/platform/records/once.ts';
import { writeOrThrow } from '#functions/platform/records/or-throw.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { businessOwners, businessSlugs } from '../records/catalogue-names.ts';
import { businessRecord } from '../records/catalogue-records.ts';
import { changePicture } from '../records/shown-picture.ts';
import type { StoredBusiness } from '../views/maker-record.ts';
import type { Products } from '../views/read-products.ts';
import { businessMedia } from './settle-logo.ts';
import { getAdminBusiness, getStored } from './staff-businesses.ts';

type SaidOfBusiness = Omit<BodyOf<typeof createContract>, 'clientRequestId' | 'userId'>;
export type Refusal = 'SLUG_EXISTS' | 'OWNER_TAKEN' | 'UNKNOWN_UPLOAD';

async function requireUser(context: Context, userId: string | null | undefined): Promise<void> {
  if (userId && !(await findProfile(context, userId))) throw new AppError('UNKNOWN_USER');
}

type BusinessPlan = { id: string; said: SaidOfBusiness; owner: string | null; by: string };

/** Writes of a new business with its claims and its picture, for one transaction. */
export async function businessWrites(
  context: Context,
  { id, said: { logoId, slug: asked, ...said }, owner, by }: BusinessPlan,
): Promise<Operation<Refusal>[]> {
  const at = context.now();
  const slug = asked || (await businessSlugs.free(context.table, said.name));
  const nothing = { shown: null, pictureId: null };
  const logo = changePicture(nothing, logoId, { of: businessMedia.of(id), userId: by, at });
  const business: StoredBusiness = {
    ...said,
    id,
    slug,
    logo: null,
    logoId: logo?.pictureId ?? null,
    userId: owner,
    version: 1,
    createdAt: at.toISOString(),
  };
  return [
    ...businessRecord.make(business),
    ...businessSlugs.claim(slug, id),
    ...businessOwners.move(id, null, owner),
    ...(logo?.writes ?? []),
  ];
}

/** Retries with another slug if the slug was generated; otherwise the requested one is taken. */
export function refuse(refusal: ErrorCode, asked: string | undefined): typeof again {
  if (refusal === 'SLUG_EXISTS' && !asked) return again;
  throw new AppError(refusal);
}

type NewBusiness = BodyOf<typeof createContract> & { by: string };

export async function createBusiness(
  context: Context,
  { by, clientRequestId: requestKey, ...asked }: NewBusiness,
  products?: Products,
): Promise<StaffBusiness> {
  const { userId: owner, ...said } = asked;
  await requireUser(context, owner);
  const id = `biz_${newId(context.now().getTime())}`;
  const request = { who: by, what: 'catalogue/create-business', requestKey, asked };
  const made = await retry(async () => {
    const writes = await businessWrites(context, { id, said, owner, by });
    const outcome = await once(context.table, request, { result: id, writes });
    return 'refusal' in outcome ? refuse(outcome.refusal, said.slug) : outcome.result;
  });
  return getAdminBusiness(context, made, products);
}

type BusinessChange = BodyOf<typeof updateContract> & { id: string; by: string };

export async function updateBusiness(
  context: Context,
  { id, by, version, logoId, slug: asked, ...said }: BusinessChange,
  products?: Products,
): Promise<StaffBusiness> {
  const before = await getStored(context, id);
  if (before.version !== version) throw new AppError('STALE_STATE');
  if (said.userId !== before.userId) await requireUser(context, said.userId);
  const at = context.now();
  const logo = changePicture({ shown: before.logo, pictureId: before.logoId }, logoId, {
    of: businessMedia.of(id),
    userId: by,
    at,
  });
  const slug =
    asked === '' ? await businessSlugs.free(context.table, said.name ?? before.name) : (asked ?? before.slug);
  const { after, writes } = businessRecord.replace(before, {
    ...said,
    slug,
    ...(logo && { logoId: logo.pictureId }),
    ...(logo?.gone && { logo: null }),
  });
  await writeOrThrow(context.table, [
    ...writes,
    ...businessSlugs.move(id, before.slug, slug),
    ...businessOwners.move(id, before.userId, after.userId),
    ...(logo?.writes ?? []),
  ]);
  return getAdminBusiness(context, id, products);
}
