import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Operation } from '#functions/platform/table/table-operations.ts';
import { repeated } from '#functions/platform/records/once.ts';
import { again, retryOn, retry } from '#functions/platform/records/retry.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { requireThere } from '#functions/domain/accounts/standing.ts';
import { markWrites } from './number-hashes.ts';
import { emptyWallet, findWallet, type StoredStep, type Wallet, walletRecord } from './wallet.ts';
import type * as z from 'zod';

type Step = Omit<z.infer<typeof StoredStep>, 'id' | 'at'>;

export type WalletDecision = {
  wallet: Partial<Wallet>;
  /** Change of the account that goes with it. If left out, the account must still be as it was read. */
  profile?: Partial<Profile>;
  step?: Step;
  also?: readonly Operation<typeof repeated | 'claim'>[];
};

/**
 * Changes a wallet: reads it with its account, decides and writes both in one transaction. The decision depends
 * on the account's status, so a version check covers the account even if it does not change.
 */
export function changeWallet(
  context: Context,
  userId: string,
  decide: (wallet: Wallet, profile: Profile) => WalletDecision | Promise<WalletDecision>,
): Promise<Wallet> {
  const { table, now } = context;
  return retry(async () => {
    const [profile, found] = await Promise.all([getProfile(context, userId), findWallet(context, userId)]);
    requireThere(profile);
    const before = found ?? emptyWallet(profile, now());
    const { wallet, profile: moved, step, also = [] } = await decide(before, profile);
    const at = now();
    const { fullName, referenceId, avatarUrl } = profile;
    const change = { fullName, referenceId, avatarUrl, ...wallet, updatedAt: at.toISOString() };
    const { after, writes } = walletRecord.replace(before, change);
    const account = moved
      ? profileRecord.replace(profile, { ...moved, updatedAt: at.toISOString() }).writes
      : [profileRecord.stays(profile)];
    const refusal = await table.write([
      ...writes,
      ...account,
      ...markWrites(before, after),
      ...(step ? walletRecord.tell(after, [step], at) : []),
      ...also,
    ]);
    if (!refusal) return after;
    // A concurrent request wrote the same, or another admin holds the review claim by now. The caller looks
    // again.
    if (refusal === repeated || refusal === 'claim') throw new AppError('STALE_STATE');
    retryOn(refusal);
    return again;
  });
}

/** Refuses a decision that is based on an outdated version of the wallet. */
export function refuseStale(wallet: Wallet, version: number | undefined): void {
  if (version !== undefined && version !== wallet.version) throw new AppError('STALE_STATE');
}
