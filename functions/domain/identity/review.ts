import type { IdentityReview, StaffPaper } from '#shared/identity/staff-identity.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { findProfile, getProfile } from '#functions/domain/accounts/find-account.ts';
import { compare } from './compared.ts';
import { identityKeys } from './identity-keys.ts';
import { readAccesses } from './access-log.ts';
import { otherHoldersOf } from './number-hashes.ts';
import { getOwner } from './paper-owner.ts';
import { type Vault, vaultFor } from './sealing.ts';
import { maskFacts } from './mask-papers.ts';
import {
  emptyWallet,
  findWallet,
  submittedPapers,
  type StoredPaper,
  StoredStep,
  type Wallet,
} from './wallet.ts';

const maxSteps = 30;

type OpenWallet = { wallet: Wallet; profile: Profile; vault: Vault };

async function toStaffPaper(
  context: Context,
  paper: StoredPaper,
  { wallet, profile, vault }: OpenWallet,
): Promise<StaffPaper> {
  const { id, kind, state, flags, inForce, facts, front, back, submittedAt, decidedAt } = paper;
  return {
    id,
    type: kind,
    state,
    isPrimary: id === wallet.primaryId,
    before: inForce && maskFacts(vault, id, inForce.facts),
    after: maskFacts(vault, id, facts),
    checks: await compare(context, { paper, wallet, profile, vault }),
    flags,
    pictures: { front: front !== null, back: back !== null },
    approvedAt: inForce?.approvedAt ?? (state === 'approved' ? decidedAt : null),
    submittedAt,
  };
}

async function othersOf(context: Context, wallet: Wallet): Promise<IdentityReview['others']> {
  const { id } = wallet;
  const found = await Promise.all(
    submittedPapers(wallet).map(({ mark }) => otherHoldersOf(context, mark, id)),
  );
  const profiles = await Promise.all([...new Set(found.flat())].map((other) => findProfile(context, other)));
  return profiles.flatMap((other) => other ?? []);
}

async function stepsOf({ table }: Context, userId: string): Promise<IdentityReview['steps']> {
  const { items } = await table.list(
    { pk: identityKeys.partition(userId), startsWith: 'STEP#', newestFirst: true, limit: maxSteps },
    StoredStep,
  );
  return items;
}

/** Review page for staff: facts before and after side by side, with the automatic checks. */
export async function reviewOf(context: Context, userId: string): Promise<IdentityReview> {
  const [profile, found] = await Promise.all([getProfile(context, userId), findWallet(context, userId)]);
  const wallet = found ?? emptyWallet(profile, context.now());
  const papers = submittedPapers(wallet);
  const vault = papers.length > 0 ? await vaultFor(wallet) : undefined;
  const [shown, others, steps, looks] = await Promise.all([
    Promise.all(vault ? papers.map((paper) => toStaffPaper(context, paper, { wallet, profile, vault })) : []),
    othersOf(context, wallet),
    stepsOf(context, userId),
    readAccesses(context, userId),
  ]);
  return {
    user: profile,
    version: wallet.version,
    phoneConfirmedAt: profile.phoneVerifiedAt,
    withoutPhone: wallet.withoutPhone,
    submission: wallet.submittedAt ? wallet.submission : null,
    submittedAt: wallet.submittedAt,
    papers: shown,
    others,
    consent: wallet.consent,
    steps,
    looks,
  };
}

/** Review of a paper, named by its own id. */
export async function paperForStaff(context: Context, id: string) {
  const userId = await getOwner(context, id);
  const { papers, version } = await reviewOf(context, userId);
  const paper = papers.find((one) => one.id === id);
  if (!paper) throw new AppError('IDENTITY_NOT_FOUND');
  return { ...paper, userId, version };
}
