import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { type StoredVoucher, voucherRecord } from './voucher-record.ts';
import { entryId, entryItem, type WalletEntry } from './wallet-entry.ts';

/** Refusal if the member was given the same entry at the same moment. */
export const handoutRepeated = 'given-before';
/** Refusal if staff changed the voucher, or others took the last ones. */
export const handoutConflict = 'handout-moved';

/** Returns the next wallet entry of a voucher for a member; undefined if the member has had the maximum. */
export function nextEntry(
  voucher: StoredVoucher,
  { userId, had, at }: { userId: string; had: readonly WalletEntry[]; at: Date },
): WalletEntry | undefined {
  if (had.length >= voucher.perPerson) return undefined;
  return {
    id: entryId(voucher.id, had.length + 1),
    userId,
    voucherId: voucher.id,
    receivedAt: at.toISOString(),
  };
}

/** Returns how many more may be handed out. */
export const handoutsLeft = ({ handoutLimit, handedOut }: StoredVoucher): number =>
  handoutLimit === null ? Infinity : Math.max(0, handoutLimit - handedOut);

/** Adds entries to wallets. The write checks the handout limit and the version of the voucher. */
export const handOut = (
  voucher: StoredVoucher,
  entries: readonly WalletEntry[],
): Operation<typeof handoutRepeated | typeof handoutConflict>[] => [
  ...entries.map((entry) => create(entryItem(entry, voucher.validTo), { refusal: handoutRepeated })),
  voucherRecord.count(
    { id: voucher.id },
    { add: { handedOut: entries.length } },
    {
      when: {
        version: voucher.version,
        ...(voucher.handoutLimit !== null && {
          handedOut: { is: '<=' as const, to: voucher.handoutLimit - entries.length },
        }),
      },
      refusal: handoutConflict,
    },
  ),
];
