import * as z from 'zod';
import { longestVoucherDays } from '#shared/vouchers/voucher-draft.ts';
import { shaped, shapeOf, type Upcast } from '#functions/platform/table/shapes.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { voucherKeys } from './voucher-keys.ts';

/** Upcasts entries from when they contained a copy of the terms and named their voucher `campaignId`. */
const nameVoucher: Upcast = ({ campaignId, ...older }) => ({ voucherId: campaignId, ...older });

/** Wallet entry: its owner, its voucher, the order that spent it. Its voucher has the terms. */
export const WalletEntry = shaped(
  z.object({
    id: z.string(),
    userId: z.string(),
    voucherId: z.string(),
    receivedAt: z.string(),
    /** Removed again when the order gives the voucher back. */
    usedAt: z.string().optional(),
    orderId: z.string().optional(),
    orderCode: z.string().optional(),
    /** Discount on that order. */
    saved: z.int().optional(),
  }),
  nameVoucher,
);
export type WalletEntry = z.infer<typeof WalletEntry>;

/** Id of an entry. A voucher's entries are numbered, so that no member gets more than allowed. */
export const entryId = (voucherId: string, number: number): string => `${voucherId}~${number}`;

/** Reads the voucher and number from an entry's id; undefined for older ids without a number. */
export function readEntryId(id: string): { voucherId: string; number: number } | undefined {
  const [, voucherId, number] = /^(.+)~([1-9]\d?)$/.exec(id) ?? [];
  return voucherId === undefined ? undefined : { voucherId, number: Number(number) };
}

/** Time for which an ended voucher stays in the wallet for reference. Then its TTL deletes it. */
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
