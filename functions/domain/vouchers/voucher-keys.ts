import type { VoucherReach } from '#shared/vouchers/voucher-choices.ts';

/**
 * Keys of vouchers, listed by what each of them finds.
 *
 *   a voucher, by the id made from its code    pk VOUCHER#<id>            sk HEAD
 *   public vouchers, by their end              gsi1 VOUCHERS-OPEN         <validTo>#<id>
 *   a member's wallet entries, or one of them  pk USER#<user>             sk VOUCHER#<entry>
 *   holders of a voucher, in sequence          gsi1 VOUCHER-HOLDERS#<id>  <receivedAt>#<user>
 *   uses of a voucher, in sequence             gsi2 VOUCHER-USES#<id>     <usedAt>#<user>
 *   claims from before entries had numbers     pk USER#<user>             sk VOUCHER-CLAIM#<id>
 *   a campaign                                 pk VOUCHER-CAMPAIGN#<id>   sk HEAD
 *   all campaigns, newest first                gsi1 VOUCHER-CAMPAIGNS     <id>
 *   all vouchers, filtered and sorted          the view `vouchers`, fed by the heads
 *
 * The owner is part of a wallet entry's key, so nobody can reach another member's vouchers.
 */
export const voucherKeys = {
  head: (id: string) => ({ pk: `VOUCHER#${id}`, sk: 'HEAD' }),
  /** Key of the tombstone that tells the views about a deletion. */
  gone: (id: string) => ({ pk: `VOUCHER#${id}`, sk: 'GONE' }),
  open: 'VOUCHERS-OPEN',
  byEnd: ({ reach, validTo, id }: { reach: VoucherReach; validTo: string; id: string }) => ({
    gsi1pk: reach === 'named' ? 'VOUCHERS-BY-NAME' : 'VOUCHERS-OPEN',
    gsi1sk: `${validTo}#${id}`,
  }),
  own: (userId: string, id: string) => ({ pk: `USER#${userId}`, sk: `VOUCHER#${id}` }),
  claim: (userId: string, voucherId: string) => ({ pk: `USER#${userId}`, sk: `VOUCHER-CLAIM#${voucherId}` }),
  allOf: (userId: string) => ({ pk: `USER#${userId}`, startsWith: 'VOUCHER#' }),
  holders: (voucherId: string) => `VOUCHER-HOLDERS#${voucherId}`,
  heldBy: (voucherId: string, receivedAt: string, userId: string) => ({
    gsi1pk: `VOUCHER-HOLDERS#${voucherId}`,
    gsi1sk: `${receivedAt}#${userId}`,
  }),
  uses: (voucherId: string) => `VOUCHER-USES#${voucherId}`,
  usedBy: (voucherId: string, usedAt: string, userId: string) => ({
    gsi2pk: `VOUCHER-USES#${voucherId}`,
    gsi2sk: `${usedAt}#${userId}`,
  }),
  campaign: (id: string) => ({ pk: `VOUCHER-CAMPAIGN#${id}`, sk: 'HEAD' }),
  campaigns: 'VOUCHER-CAMPAIGNS',
  amongCampaigns: (id: string) => ({ gsi1pk: 'VOUCHER-CAMPAIGNS', gsi1sk: id }),
};

export const voucherFeed = { name: 'vouchers', shards: 1 };
