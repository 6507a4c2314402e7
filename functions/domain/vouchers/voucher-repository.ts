import * as z from 'zod';
import type { Table } from '#functions/platform/table/table.ts';
import { create, upsert } from '#functions/platform/table/table-operations.ts';
import { claimItem, MemberVoucher, memberVoucherItem } from './member-voucher.ts';
import { Campaign } from './voucher-items.ts';
import { campaignsPartition, voucherKeys } from './voucher-keys.ts';

/** Campaigns prepared ahead lie among those that run, so more are read than are shown. */
const mostRead = 100;
/** Ended vouchers leave a wallet by themselves, so few come near it. */
const mostInWallet = 300;

const Claim = z.object({ voucherId: z.string() });

/** Campaigns that end after a moment, in one read; some of them may not have begun. */
export async function listEndingAfter(table: Table, at: string): Promise<Campaign[]> {
  const asked = { pk: campaignsPartition, after: at, limit: mostRead };
  return (await table.list(asked, Campaign)).items;
}

/** A whole wallet, the newest first. */
export async function listWallet(table: Table, userId: string): Promise<MemberVoucher[]> {
  const asked = { ...voucherKeys.allOf(userId), limit: mostInWallet, newestFirst: true };
  return (await table.list(asked, MemberVoucher)).items;
}

/** What somebody has of a campaign already. */
export async function findCollected(
  table: Table,
  userId: string,
  campaignId: string,
): Promise<MemberVoucher | undefined> {
  const claim = await table.get(voucherKeys.claim(userId, campaignId), Claim);
  return claim && table.get(voucherKeys.own(userId, claim.voucherId), MemberVoucher);
}

/** One for each member, and no more in all than the campaign has. */
export function addVoucher(
  table: Table,
  voucher: MemberVoucher,
  handoutLimit: number | null,
): Promise<'repeat' | 'gone' | undefined> {
  const left = handoutLimit === null ? undefined : { count: { missingOrAtMost: handoutLimit - 1 } };
  return table.write([
    create(claimItem(voucher), { refusal: 'repeat' }),
    create(memberVoucherItem(voucher)),
    upsert(
      voucherKeys.handout(voucher.campaignId),
      { add: { count: 1 }, set: { entity: 'voucher-handout' } },
      { when: left, refusal: 'gone' },
    ),
  ]);
}
