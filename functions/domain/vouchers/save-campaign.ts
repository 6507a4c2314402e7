import { AppError } from '#shared/contract/errors.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { newId } from '#shared/values/ids.ts';
import type {
  Campaign,
  CampaignWithVouchers,
  createCampaign as createContract,
  updateCampaign as updateContract,
} from '#shared/vouchers/campaigns.contract.ts';
import type { CampaignDraft } from '#shared/vouchers/campaign-draft.ts';
import { once, resultOf } from '#functions/platform/records/once.ts';
import { again, retryOn, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { campaignRecord } from './campaign-record.ts';
import { requirePromiseKept } from './issued-voucher-limits.ts';
import { getCampaign, requireCampaign } from './read-campaigns.ts';
import type { staleVoucher } from './voucher-record.ts';
import { type StoredVoucher, voucherRecord } from './voucher-record.ts';
import { findVouchers } from './voucher-repository.ts';

type VoucherWrites = Operation<typeof staleVoucher>[];

/** Refuses to move a used voucher, because its orders are counted for its present campaign, or for none. */
function requireUnused({ wasUsed, code }: StoredVoucher): void {
  if (wasUsed) throw new AppError('VOUCHER_USED_BEFORE', { params: { code } });
}

const unused = { wasUsed: false };

function join(voucher: StoredVoucher, campaign: Campaign, at: Date): VoucherWrites {
  const { id: campaignId, validFrom, validTo, isPaused } = campaign;
  const isIn = voucher.campaignId === campaignId;
  if (!isIn && voucher.campaignId !== null)
    throw new AppError('VOUCHER_HAS_CAMPAIGN', { params: { code: voucher.code } });
  if (!isIn) requireUnused(voucher);
  const isSame = isIn && voucher.validFrom === validFrom && voucher.validTo === validTo;
  if (isSame) return [];
  const only = requirePromiseKept(voucher, { ...voucher, validFrom, validTo }, at);
  const change = { campaignId, validFrom, validTo, ...(!isIn && { isPaused }) };
  return voucherRecord.replace(voucher, change, [], { ...only, ...(!isIn && unused) }).writes;
}

function leave(voucher: StoredVoucher): VoucherWrites {
  requireUnused(voucher);
  return voucherRecord.replace(voucher, { campaignId: null }, [], unused).writes;
}

/** Returns the writes for the vouchers that join, change with or leave a campaign. */
async function vouchersOf(
  { table, now }: Context,
  { before = [], campaign }: { before?: readonly string[]; campaign: Campaign },
): Promise<VoucherWrites> {
  const found = await findVouchers(table, [...before, ...campaign.voucherIds]);
  const at = now();
  const joining = campaign.voucherIds.flatMap((id) => {
    const voucher = found.get(id);
    if (!voucher) throw new AppError('VOUCHER_NOT_FOUND');
    return join(voucher, campaign, at);
  });
  const leaving = before
    .filter((id) => !campaign.voucherIds.includes(id))
    .flatMap((id) => found.get(id) ?? [])
    .flatMap(leave);
  return [...joining, ...leaving];
}

type CampaignToBe = BodyOf<typeof createContract> & { userId: string };

/** Creates a campaign of vouchers. A repeated request creates only one. */
export async function createCampaign(
  context: Context,
  { userId, clientRequestId: requestKey, ...draft }: CampaignToBe,
): Promise<CampaignWithVouchers> {
  const request = { who: userId, what: 'vouchers/create-campaign', requestKey, asked: draft };
  const id = await retry(async () => {
    const at = context.now();
    const campaign = {
      ...draft,
      id: newId(at.getTime()),
      isPaused: false,
      createdAt: at.toISOString(),
      version: 1,
    };
    const known = await resultOf(context.table, request);
    if (known !== undefined) return known;
    const writes = [...campaignRecord.make(campaign), ...(await vouchersOf(context, { campaign }))];
    const made = await once(context.table, request, { result: campaign.id, writes });
    return 'refusal' in made ? retryOn<typeof staleVoucher>(made.refusal) : made.result;
  });
  return getCampaign(context, id);
}

type Decide = (
  before: Campaign,
) => Promise<{ change: Partial<CampaignDraft & Campaign>; writes: VoucherWrites } | undefined>;

/** Changes a campaign and its vouchers in one transaction. After a conflict it reads and decides again. */
async function change(context: Context, id: string, decide: Decide): Promise<CampaignWithVouchers> {
  await campaignRecord.change(
    context.table,
    () => requireCampaign(context, id),
    async (before) => {
      const decided = await decide(before);
      if (!decided) return undefined;
      const { after, writes } = campaignRecord.replace(before, decided.change);
      return { after, writes: [...writes, ...decided.writes] };
    },
    (_refusal: typeof staleVoucher) => again,
  );
  return getCampaign(context, id);
}

type Change = BodyOf<typeof updateContract> & { id: string };

export const updateCampaign = (
  context: Context,
  { id, version, ...draft }: Change,
): Promise<CampaignWithVouchers> =>
  change(context, id, async (before) => {
    if (before.version !== version) throw new AppError('STALE_STATE');
    const campaign = { ...before, ...draft };
    return { change: draft, writes: await vouchersOf(context, { before: before.voucherIds, campaign }) };
  });

/** Pauses or resumes a campaign with all its vouchers. */
export const pauseCampaign = (
  context: Context,
  { id, isPaused }: { id: string; isPaused: boolean },
): Promise<CampaignWithVouchers> =>
  change(context, id, async (before) => {
    const vouchers = [...(await findVouchers(context.table, before.voucherIds)).values()];
    if ([before, ...vouchers].every((one) => one.isPaused === isPaused)) return undefined;
    return {
      change: { isPaused },
      // A version check on the others makes sure that none of them is resumed meanwhile.
      writes: vouchers.flatMap((voucher) =>
        voucher.isPaused === isPaused
          ? [voucherRecord.stays(voucher)]
          : voucherRecord.replace(voucher, { isPaused }).writes,
      ),
    };
  });

/** Deletes a campaign. Its vouchers stay, without a campaign. */
export async function deleteCampaign(context: Context, id: string): Promise<{ id: string }> {
  const { table } = context;
  return retry(async () => {
    const campaign = await requireCampaign(context, id);
    const vouchers = [...(await findVouchers(table, campaign.voucherIds)).values()];
    const refusal = await table.write([...campaignRecord.softDelete(campaign), ...vouchers.flatMap(leave)]);
    return refusal ? retryOn<typeof staleVoucher | 'campaign-moved'>(refusal) : { id };
  });
}
