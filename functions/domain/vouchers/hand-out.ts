import { create, type Operation } from '#functions/platform/table/table-operations.ts';
import { type StoredVoucher, voucherRecord } from './voucher-record.ts';
import { entryId, entryItem, type WalletEntry } from './wallet-entry.ts';

/** The refusal of giving somebody what they were given at that very moment. */
export const givenBefore = 'given-before';
/** The refusal where staff changed it meanwhile, or others took what was left. */
export const handoutMoved = 'handout-moved';

/** The next one of a voucher a member may have; undefined where they had all of theirs. */
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

/** How many more there are to hand out. */
export const leftToHand = ({ handoutLimit, handedOut }: StoredVoucher): number =>
  handoutLimit === null ? Infinity : Math.max(0, handoutLimit - handedOut);

/** Puts them into their wallets: no more than there are, and only of the voucher as it was read. */
export const handOut = (
  voucher: StoredVoucher,
  entries: readonly WalletEntry[],
): Operation<typeof givenBefore | typeof handoutMoved>[] => [
  ...entries.map((entry) => create(entryItem(entry, voucher.validTo), { refusal: givenBefore })),
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
      refusal: handoutMoved,
    },
  ),
];
