import { hoursToWait } from '#shared/identity/identity-choices.ts';
import type { Check } from '#shared/identity/checks.ts';
import type { getMyStanding } from '#shared/identity/own-identity.contract.ts';
import type { ReplyOf } from '#shared/contract/route.ts';
import { maskPhone } from '#shared/values/mask.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { compare } from './compared.ts';
import { vaultFor } from './sealing.ts';
import { countAhead } from './search-identities.ts';
import { emptyWallet, findWallet, inOrder, paperInFocus, type StoredPaper } from './wallet.ts';

type Standing = ReplyOf<typeof getMyStanding>;

/** Expected waiting time: from now, or for submitted papers the rest of it. */
async function waitOf(context: Context, submittedAt: string | null): Promise<Standing['wait']> {
  const before = submittedAt ? Date.parse(submittedAt) - 1 : context.now().getTime();
  const ahead = await countAhead(new Date(before).toISOString());
  return { ahead, ...hoursToWait(ahead) };
}

/** Hides whether another account has the number, so that owners cannot probe numbers; staff see it. */
const forOwner = (checks: readonly Check[], paper: StoredPaper | undefined): Check[] =>
  checks.map((check) =>
    check.name === 'reuse' ? { ...check, result: paper?.state === 'approved' ? 'ok' : 'later' } : check,
  );

/** Everything on the identity screen apart from the papers themselves. */
export async function standingOf(context: Context, userId: string): Promise<Standing> {
  const [profile, found] = await Promise.all([getProfile(context, userId), findWallet(context, userId)]);
  const wallet = found ?? emptyWallet(profile, context.now());
  const paper = paperInFocus(inOrder(wallet));
  const isLookedAt = paper?.state === 'submitted';
  const isDone = profile.status === 'active' && (!paper || paper.state === 'approved');
  const [checks, wait] = await Promise.all([
    paper ? vaultFor(wallet).then((vault) => compare(context, { paper, wallet, profile, vault })) : [],
    isDone ? null : waitOf(context, isLookedAt ? wallet.submittedAt : null),
  ]);
  return {
    status: profile.status,
    emailConfirmed: profile.emailVerifiedAt !== null,
    phone: { masked: maskPhone(profile.phoneNumber), confirmedAt: profile.phoneVerifiedAt },
    withoutPhone: wallet.withoutPhone,
    paperId: paper?.id ?? null,
    checks: forOwner(checks, paper),
    asked: wallet.papers.flatMap(({ id, flags }) =>
      flags.filter(({ answered }) => !answered).map((flag) => ({ ...flag, paperId: id })),
    ),
    reason: profile.askedFor ?? profile.rejectedReason,
    consent: wallet.consent,
    submittedAt: wallet.submittedAt,
    wait,
  };
}
