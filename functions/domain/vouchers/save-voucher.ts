import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type {
  createVoucher as createContract,
  StaffVoucher,
  updateVoucher as updateContract,
} from '#shared/vouchers/staff-vouchers.contract.ts';
import type { VoucherDraft } from '#shared/vouchers/voucher-draft.ts';
import { onceOrThrow, type OwnRequest } from '#functions/platform/records/once.ts';
import type { Context, TableContext } from '#functions/platform/table/context.ts';
import { requirePromiseKept, requireWithin } from './issued-voucher-limits.ts';
import {
  idOfCode,
  nothingSoFar,
  staleVoucher,
  type StoredVoucher,
  toStaffVoucher,
  voucherRecord,
} from './voucher-record.ts';

/** Returns the terms of a draft, without the fields that its type does not use. */
function termsOf(draft: VoucherDraft) {
  const { type, category, reach, limitedTo } = draft;
  return {
    ...draft,
    discountPercentage: (type === 'discount_percentage' && draft.discountPercentage) || 0,
    maxDiscountAmount: type === 'discount_percentage' ? draft.maxDiscountAmount : null,
    discountAmount: (type === 'discount_amount' && draft.discountAmount) || 0,
    freeShippingAmount: (type === 'free_shipping' && draft.freeShippingAmount) || 0,
    minOrderAmount: draft.minOrderAmount ?? 0,
    isCategoryLimited: limitedTo.some(({ kind }) => kind === 'category'),
    isProductLimited: limitedTo.some(({ kind }) => kind === 'product'),
    pointsPrice: category === 'points_voucher' ? draft.pointsPrice : null,
    handoutLimit: reach === 'everybody' ? null : draft.handoutLimit,
  };
}

/** Builds a new voucher. */
export const newVoucher = (draft: VoucherDraft & { code: string }, at: Date): StoredVoucher => ({
  ...termsOf(draft),
  ...nothingSoFar,
  id: idOfCode(draft.code),
  code: draft.code,
  isPaused: false,
  campaignId: null,
  createdAt: at.toISOString(),
  version: 1,
});

export const getVoucher = ({ table }: TableContext, id: string): Promise<StoredVoucher> =>
  voucherRecord.get(table, { id });

/** Creates a voucher. Its code must be new, and a repeated request creates only one. */
async function open(context: Context, request: OwnRequest, voucher: StoredVoucher): Promise<StaffVoucher> {
  const made = await onceOrThrow(context.table, request, {
    result: voucher.id,
    writes: voucherRecord.make(voucher, { refusal: 'CODE_EXISTS' }),
  });
  return toStaffVoucher(await getVoucher(context, made));
}

type VoucherToBe = BodyOf<typeof createContract> & { userId: string };

export function createVoucher(
  context: Context,
  { userId, clientRequestId: requestKey, ...draft }: VoucherToBe,
): Promise<StaffVoucher> {
  const request = { who: userId, what: 'vouchers/create-voucher', requestKey, asked: draft };
  return open(context, request, newVoucher(draft, context.now()));
}

type Copy = { id: string; code: string; clientRequestId?: string | undefined; userId: string };

/** Copies a voucher under another code. The copy is paused until staff have checked it. */
export async function duplicateVoucher(
  context: Context,
  { id, code, userId, clientRequestId: requestKey }: Copy,
): Promise<StaffVoucher> {
  const original = await getVoucher(context, id);
  const request = { who: userId, what: 'vouchers/duplicate-voucher', requestKey, asked: { id, code } };
  return open(context, request, {
    ...original,
    ...nothingSoFar,
    id: idOfCode(code),
    code,
    isPaused: true,
    campaignId: null,
    createdAt: context.now().toISOString(),
    version: 1,
  });
}

type VoucherEdit = { voucher: StoredVoucher; draft: VoucherDraft; at: Date };

/** Returns the changed voucher with its writes. Refuses changes that take back what members were promised. */
function editVoucher({ voucher, draft, at }: VoucherEdit) {
  const terms = termsOf(draft);
  const only = { ...requireWithin(voucher, terms), ...requirePromiseKept(voucher, terms, at) };
  return voucherRecord.replace(voucher, terms, [], only);
}

type Change = BodyOf<typeof updateContract> & { id: string };

const isMovedInCampaign = ({ campaignId, validFrom, validTo }: StoredVoucher, draft: VoucherDraft): boolean =>
  campaignId !== null && (draft.validFrom !== validFrom || draft.validTo !== validTo);

export async function updateVoucher(
  context: Context,
  { id, version, ...draft }: Change,
): Promise<StaffVoucher> {
  const { table, now } = context;
  const read = () => getVoucher(context, id);
  const { after } = await voucherRecord.change(table, read, (voucher) => {
    if (voucher.version !== version) throw new AppError('STALE_STATE');
    if (isMovedInCampaign(voucher, draft)) throw new AppError('VOUCHER_IN_CAMPAIGN');
    return editVoucher({ voucher, draft, at: now() });
  });
  return toStaffVoucher(after);
}

/** Deletes a voucher that no order ever used. Members who have it lose it. */
export async function deleteVoucher(context: Context, id: string): Promise<{ id: string }> {
  const voucher = await getVoucher(context, id);
  if (voucher.wasUsed) throw new AppError('VOUCHER_WAS_USED');
  if (voucher.campaignId !== null) throw new AppError('VOUCHER_IN_CAMPAIGN');
  const refusal = await context.table.write(voucherRecord.softDelete(voucher, { wasUsed: false }));
  if (refusal === staleVoucher) throw new AppError('STALE_STATE');
  return { id };
}
