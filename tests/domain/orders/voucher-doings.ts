import type { VoucherDraft } from '#shared/vouchers/voucher-draft.ts';
import { campaignRecord } from '#functions/domain/vouchers/campaign-record.ts';
import { pauseVoucher } from '#functions/domain/vouchers/pause-voucher.ts';
import { requireCampaign } from '#functions/domain/vouchers/read-campaigns.ts';
import { pauseCampaign, updateCampaign } from '#functions/domain/vouchers/save-campaign.ts';
import { deleteVoucher, getVoucher, updateVoucher } from '#functions/domain/vouchers/save-voucher.ts';
import { entryId, entryItem } from '#functions/domain/vouchers/wallet-entry.ts';
import { type StoredVoucher, voucherRecord } from '#functions/domain/vouchers/voucher-record.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { contextOf } from '#tests/support/context.ts';
import { aVoucher, daysFromNow } from '#tests/support/vouchers.ts';
import type { Surroundings } from './doing-surroundings.ts';

const campaignId = 'tet';
const time = { validFrom: daysFromNow(-10), validTo: daysFromNow(20) };

/** One that each member was given, of which the shop has few; and one for points that everybody has, once more each. */
const vouchers = {
  given: aVoucher({
    code: 'MOINGUOI',
    discountAmount: 7_000,
    useLimit: 2,
    handedOut: 2,
    campaignId,
    ...time,
  }),
  everybodys: aVoucher({
    code: 'TATCA',
    category: 'points_voucher',
    reach: 'everybody',
    discountAmount: 3_000,
    perPerson: 2,
    pointsPrice: 10,
    campaignId,
    ...time,
  }),
};
const all = Object.values(vouchers);

const campaign = {
  ...time,
  id: campaignId,
  name: 'Chợ Tết',
  isPaused: false,
  voucherIds: all.map(({ id }) => id),
  createdAt: daysFromNow(-12),
  version: 1,
};

/** What stands in the table before anything happens. */
export const voucherItems = (members: readonly string[]): Item[] => [
  campaignRecord.item(campaign),
  ...all.map(voucherRecord.item),
  ...members.map((userId) => entryItem(ownOf(userId), vouchers.given.validTo)),
];

const ownOf = (userId: string) => ({
  id: entryId(vouchers.given.id, 1),
  userId,
  voucherId: vouchers.given.id,
  receivedAt: daysFromNow(-1),
});

/** Which a shopper names: the larger the order, the more. */
export const chosenFor = (quantity: number): string[] =>
  [entryId(vouchers.given.id, 1), entryId(vouchers.everybodys.id, 1 + (quantity % 2))].slice(
    0,
    quantity > 1 ? 2 : 1,
  );

const draftOf = (voucher: StoredVoucher): VoucherDraft => {
  const { name, description, category, type, minOrderAmount, maxOrderAmount, validFrom, validTo } = voucher;
  const { limitedTo, reach, handoutLimit, useLimit, perPerson, pointsPrice, discountAmount } = voucher;
  return {
    name,
    description,
    category,
    type,
    minOrderAmount,
    maxOrderAmount,
    validFrom,
    validTo,
    limitedTo,
    reach,
    handoutLimit,
    useLimit,
    perPerson,
    pointsPrice,
    discountAmount,
    discountPercentage: null,
    maxDiscountAmount: null,
    freeShippingAmount: null,
  };
};

/** What staff do with vouchers while orders are placed with them. */
export function voucherDoings({ table }: Pick<Surroundings, 'table'>) {
  const context = contextOf(table);
  const idAt = (place: number) => (place % 2 === 0 ? vouchers.given : vouchers.everybodys).id;

  return {
    pauseVoucher: (place: number, isPaused: boolean) => pauseVoucher(context, { id: idAt(place), isPaused }),

    /** More or fewer may be used, and each takes off some more. */
    changeVoucher: async (place: number, useLimit: number | null, more: number) => {
      const voucher = await getVoucher(context, idAt(place));
      const draft = draftOf(voucher);
      const discountAmount = voucher.discountAmount + more;
      const { id, version } = voucher;
      await updateVoucher(context, { ...draft, discountAmount, useLimit, id, version });
    },

    pauseCampaign: (isPaused: boolean) => pauseCampaign(context, { id: campaignId, isPaused }),

    /** Out of its campaign first; both only while no order used it. */
    removeVoucher: async () => {
      const { name, version } = await requireCampaign(context, campaignId);
      const voucherIds = [vouchers.given.id];
      await updateCampaign(context, { ...time, id: campaignId, name, version, voucherIds });
      await deleteVoucher(context, vouchers.everybodys.id);
    },
  };
}
