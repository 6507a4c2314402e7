import { AppError } from '#shared/contract/errors.ts';
import { consentPurpose, consentVersion } from '#shared/identity/consent.ts';
import type { SubmissionKind } from '#shared/identity/identity-choices.ts';
import type { Identity } from '#shared/identity/identity.ts';
import { newId } from '#shared/values/ids.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { create } from '#functions/platform/table/table-operations.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { requestMail } from '#functions/domain/mail/mail-job.ts';
import { changeWallet } from './change-wallet.ts';
import { identityKeys } from './identity-keys.ts';
import { otherHoldersOf } from './number-hashes.ts';
import { listMyIdentities } from './read-wallet.ts';
import { isInForce, type StoredPaper, type Wallet } from './wallet.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

type Submission = { userId: string; consent: string; withoutPhone: boolean };

/** Statuses in which papers may be submitted, and the status afterwards. Active members stay active. */
const after: Partial<Record<UserStatus, UserStatus>> = {
  pending_kyc: 'kyc_submitted',
  kyc_changing: 'kyc_submitted',
  active: 'active',
};

const isToBeSent = ({ state }: StoredPaper): boolean => state === 'draft' || state === 'changing';

function refuseUnready(
  wallet: Wallet,
  profile: Profile,
  { consent, withoutPhone }: Submission,
): StoredPaper[] {
  if (!after[profile.status]) throw new AppError('IDENTITY_STATE');
  if (wallet.papers.length === 0) throw new AppError('IDENTITY_NOT_FOUND');
  const sent = wallet.papers.filter(isToBeSent);
  if (sent.length === 0) throw new AppError('IDENTITY_STATE');
  if (consent !== consentVersion) throw new AppError('CONSENT_NEEDED');
  const hasPersonalNumber = wallet.papers.some(({ kind }) => kind === 'cccd');
  if (!profile.phoneVerifiedAt && !(withoutPhone && hasPersonalNumber))
    throw new AppError('PHONE_UNCONFIRMED');
  if (sent.some(({ flags }) => flags.some(({ answered }) => !answered))) throw new AppError('IDENTITY_ASKED');
  return sent;
}

function kindOf({ papers, wasAsked }: Wallet): SubmissionKind {
  if (papers.some(isInForce)) return 'edit';
  return wasAsked ? 'again' : 'new';
}

/** Submits the papers to staff. The receipt of the consent is stored and mailed. */
export async function submitPapers(context: Context, submission: Submission): Promise<Identity[]> {
  const { userId, consent, withoutPhone } = submission;
  await changeWallet(context, userId, async (wallet, profile) => {
    const sent = refuseUnready(wallet, profile, submission);
    const moment = context.now();
    const at = moment.toISOString();
    const others = await Promise.all(sent.map(({ mark }) => otherHoldersOf(context, mark, userId)));
    const receipt = {
      id: newId(moment.getTime()),
      version: consent,
      purpose: consentPurpose,
      at,
      withdrawnAt: null,
    };
    const kind = kindOf(wallet);
    const { email, language, fullName, status } = profile;
    return {
      wallet: {
        papers: wallet.papers.map((paper) =>
          isToBeSent(paper) ? { ...paper, state: 'submitted', flags: [], submittedAt: at } : paper,
        ),
        consent: receipt,
        withoutPhone,
        submission: kind,
        submittedAt: at,
        isReused: others.some((accounts) => accounts.length > 0),
      },
      ...(status !== 'active' && {
        profile: { status: after[status], askedFor: null, rejectedReason: null },
      }),
      step: { what: 'submitted', submission: kind, by: fullName, note: '' },
      also: [
        create({ ...identityKeys.consent(userId, receipt.id), entity: 'consent', ...receipt }),
        requestMail({
          to: email,
          language,
          content: { template: 'identity-consent', fullName, version: consent, at },
        }),
      ],
    };
  });
  return listMyIdentities(context, userId);
}
