import { AppError } from '#shared/contract/errors.ts';
import type { FieldFlag } from '#shared/identity/identity.ts';
import type { Context } from '#functions/platform/table/context.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import {
  findClaim,
  releaseClaim,
  requireFree,
  type StoredClaim,
} from '#functions/domain/people/review-claim.ts';
import { correctionLines, withoutNumbers } from './correction-texts.ts';
import { changeWallet, refuseStale } from './change-wallet.ts';
import { getOwner } from './paper-owner.ts';
import type { StoredPaper, Wallet } from './wallet.ts';

type Decision = { staffId: string; userId: string; version: number | undefined };

const isLookedAt = ({ state }: StoredPaper): boolean => state === 'submitted';

/** Refuses decisions of staff about their own identity. */
function refuseOwn({ staffId, userId }: Pick<Decision, 'staffId' | 'userId'>): void {
  if (staffId === userId) throw new AppError('FORBIDDEN');
}

/** Refuses a wallet without anything to decide, so that of two concurrent decisions the second is refused. */
function refuseDecided(wallet: Wallet, { status }: Profile, version: number | undefined): void {
  const isOpen = status === 'kyc_submitted' || status === 'active';
  if (!isOpen || !wallet.papers.some(isLookedAt)) throw new AppError('IDENTITY_STATE');
  refuseStale(wallet, version);
}

/** Finds the review claim, which the decision then releases. Refuses if another admin holds it. */
async function findTurn(
  context: Context,
  { staffId, userId }: Pick<Decision, 'staffId' | 'userId'>,
): Promise<StoredClaim | undefined> {
  const claim = await findClaim(context, userId);
  requireFree(claim, staffId, context.now());
  return claim;
}

/** Approves the submitted papers: the account becomes active, or the new facts replace those in force. */
export async function approve(
  context: Context,
  { staffId, userId, version, note }: Decision & { note: string },
): Promise<void> {
  refuseOwn({ staffId, userId });
  const claim = await findTurn(context, { staffId, userId });
  const { fullName: by } = await getProfile(context, staffId);
  await changeWallet(context, userId, (wallet, profile) => {
    refuseDecided(wallet, profile, version);
    const at = context.now().toISOString();
    const { status, email, language, fullName } = profile;
    const isFirst = status === 'kyc_submitted';
    return {
      wallet: {
        papers: wallet.papers.map((paper) =>
          isLookedAt(paper)
            ? { ...paper, state: 'approved', inForce: null, flags: [], decidedAt: at }
            : paper,
        ),
        wasAsked: false,
      },
      ...(isFirst && {
        profile: { status: 'active', verificationDate: at, askedFor: null, rejectedReason: null },
      }),
      step: { what: 'approved', submission: wallet.submission, by, note: withoutNumbers(note) },
      also: [
        requestMail({ to: email, language, content: { template: 'identity-approved', fullName, isFirst } }),
        ...releaseClaim(claim, userId, context.now()),
      ],
    };
  });
}

type ChangeQuestion = Decision & { reason: string; flags: readonly (FieldFlag & { paperId: string })[] };

/** Asks for corrections of the flagged papers only. What is in force stays in force meanwhile. */
export async function askForChange(
  context: Context,
  { staffId, userId, version, reason, flags }: ChangeQuestion,
): Promise<void> {
  refuseOwn({ staffId, userId });
  const claim = await findTurn(context, { staffId, userId });
  const { fullName: by } = await getProfile(context, staffId);
  const noted = flags.map((flag) => ({ ...flag, note: withoutNumbers(flag.note), answered: false }));
  await changeWallet(context, userId, (wallet, profile) => {
    refuseDecided(wallet, profile, version);
    const asked = new Set(noted.map(({ paperId }) => paperId));
    const [looked, at] = [wallet.papers.filter(isLookedAt), context.now().toISOString()];
    if ([...asked].some((id) => !looked.some((paper) => paper.id === id)))
      throw new AppError('IDENTITY_NOT_FOUND');
    const { status, email, language, fullName } = profile;
    const lines = [...(reason ? [withoutNumbers(reason)] : []), ...correctionLines(language, noted)];
    const told = lines.join('. ').slice(0, 1000);
    return {
      wallet: {
        papers: wallet.papers.map((paper) =>
          isLookedAt(paper)
            ? {
                ...paper,
                state: 'changing',
                decidedAt: at,
                flags: noted
                  .filter(({ paperId }) => paperId === paper.id)
                  .map(({ field, reason: why, note, answered }) => ({ field, reason: why, note, answered })),
              }
            : paper,
        ),
        wasAsked: true,
      },
      ...(status === 'kyc_submitted' && {
        profile: { status: 'kyc_changing', askedFor: told, rejectedReason: told },
      }),
      step: { what: 'asked', submission: wallet.submission, by, note: told },
      also: [
        requestMail({
          to: email,
          language,
          content: { template: 'identity-asked', fullName, lines, staysInForce: status === 'active' },
        }),
        ...releaseClaim(claim, userId, context.now()),
      ],
    };
  });
}

type PaperQuestion = Omit<ChangeQuestion, 'userId' | 'flags'> & { id: string; flags: readonly FieldFlag[] };

/** Asks for a correction of one paper, named by its own id. */
export async function askAboutPaper(
  context: Context,
  { id, flags, ...asking }: PaperQuestion,
): Promise<string> {
  const userId = await getOwner(context, id);
  await askForChange(context, { ...asking, userId, flags: flags.map((flag) => ({ ...flag, paperId: id })) });
  return userId;
}
