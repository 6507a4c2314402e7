import * as z from 'zod';
import { longestVoucherDays } from '#shared/vouchers/voucher-draft.ts';
import { shaped, shapeOf, type Upcast } from '#functions/platform/table/shapes.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { voucherKeys } from './voucher-keys.ts';

/** From when it kept a copy of the promise, and called what it came from a campaign. */
const nameVoucher: Upcast = ({ campaignId, ...older }) => ({ voucherId: campaignId, ...older });

/** One voucher in somebody's wallet: whose, which, and which order spent it. What it promises stands with the voucher. */
export const WalletEntry = shaped(
  z.object({
    id: z.string(),
    userId: z.string(),
    voucherId: z.string(),
    receivedAt: z.string(),
    /** Gone again when the order that spent it gives it back. */
    usedAt: z.string().optional(),
    orderId: z.string().optional(),
    orderCode: z.string().optional(),
    /** What it took off that order. */
    saved: z.int().optional(),
  }),
  nameVoucher,
);
export type WalletEntry = z.infer<typeof WalletEntry>;

/** Entries of one voucher are numbered, so that nobody has one twice, nor more of them than they may. */
export const entryId = (voucherId: string, number: number): string => `${voucherId}~${number}`;

/** Which voucher's an entry is, and its number; undefined for those from before they had one. */
export function readEntryId(id: string): { voucherId: string; number: number } | undefined {
  const [, voucherId, number] = /^(.+)~([1-9]\d?)$/.exec(id) ?? [];
  return voucherId === undefined ? undefined : { voucherId, number: Number(number) };
}

/** What has ended stays in the wallet for so long, to be looked up, and then goes by itself. */
const keptSeconds = longestVoucherDays * 86_400;

export const entryItem = (entry: WalletEntry, validTo: string): Item => ({
  ...voucherKeys.own(entry.userId, entry.id),
  ...voucherKeys.heldBy(entry.voucherId, entry.receivedAt, entry.userId),
  ...(entry.usedAt !== undefined && voucherKeys.usedBy(entry.voucherId, entry.usedAt, entry.userId)),
  entity: 'member-voucher',
  v: shapeOf(WalletEntry),
  ...entry,
  expiresAt: Math.floor(Date.parse(validTo) / 1000) + keptSeconds,
});
