/**
 * The questions vouchers ask of the table, and the keys that answer them.
 *
 *   campaigns that have not ended, those that end first in front   pk VOUCHER-CAMPAIGNS     sk <validTo>#<id>
 *   how many of a campaign were handed out                         pk VOUCHER-HANDOUT#<id>  sk COUNT
 *   a member's vouchers, spent ones too; one of them               pk USER#<id>             sk VOUCHER#<voucher>
 *   has a member taken one of a campaign                           pk USER#<id>             sk VOUCHER-CLAIM#<campaign>
 *
 * The owner is part of a voucher's key, so nobody reaches another's.
 */
export const campaignsPartition = 'VOUCHER-CAMPAIGNS';

export const campaignKey = ({ validTo, id }: { validTo: string; id: string }) => ({
  pk: campaignsPartition,
  sk: `${validTo}#${id}`,
});

export const voucherKeys = {
  handout: (campaignId: string) => ({ pk: `VOUCHER-HANDOUT#${campaignId}`, sk: 'COUNT' }),
  own: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `VOUCHER#${id}` }),
  claim: (userId: string, campaignId: string) => ({
    pk: `USER#${userId}`,
    sk: `VOUCHER-CLAIM#${campaignId}`,
  }),
  allOf: (userId: string) => ({ pk: `USER#${userId}`, startsWith: 'VOUCHER#' }),
};
