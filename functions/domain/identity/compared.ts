import { type Check, checksOf } from '#shared/identity/checks.ts';
import { dayInVietnam } from '#shared/values/vietnam-day.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { otherHoldersOf } from './number-hashes.ts';
import type { Vault } from './sealing.ts';
import type { StoredPaper, Wallet } from './wallet.ts';

/** Automatic checks of a paper. Other accounts with its number are only known after submission. */
export async function compare(
  context: Context,
  { paper, wallet, profile, vault }: { paper: StoredPaper; wallet: Wallet; profile: Profile; vault: Vault },
): Promise<Check[]> {
  const wasSent = paper.submittedAt !== null;
  const others = wasSent ? (await otherHoldersOf(context, paper.mark, wallet.id)).length : undefined;
  return checksOf({
    kind: paper.kind,
    facts: vault.open(paper.id, paper.facts),
    accountName: profile.fullName,
    isPhoneConfirmed: profile.phoneVerifiedAt !== null,
    withoutPhone: wallet.withoutPhone,
    others,
    today: dayInVietnam(context.now().getTime()),
  });
}
