import { AppError } from '#shared/contract/errors.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { update } from '#functions/platform/table/table-operations.ts';
import { changeWallet } from './change-wallet.ts';
import { identityKeys } from './identity-keys.ts';
import type { StoredPaper } from './wallet.ts';
import { disownPaper } from './paper-owner.ts';
import type { UserStatus } from '#shared/values/user-statuses.ts';

const rested: readonly UserStatus[] = ['active', 'kyc_submitted'];

/** Deletes all papers and their data key, so that no copy of the table can be decrypted. */
export async function withdrawConsent(context: Context, userId: string): Promise<StoredPaper[]> {
  let gone: StoredPaper[] = [];
  await changeWallet(context, userId, (wallet, { status, fullName }) => {
    const { consent, papers } = wallet;
    if (papers.length === 0) throw new AppError('IDENTITY_NOT_FOUND');
    gone = papers;
    const at = context.now().toISOString();
    return {
      wallet: {
        dataKey: '',
        papers: [],
        primaryId: null,
        consent: null,
        withoutPhone: false,
        submission: 'new',
        submittedAt: null,
        isReused: false,
        wasAsked: false,
      },
      ...(rested.includes(status) && {
        profile: { status: 'kyc_changing', verificationDate: null, askedFor: null, rejectedReason: null },
      }),
      step: { what: 'withdrawn', submission: null, by: fullName, note: '' },
      also: [
        ...papers.map(({ id }) => disownPaper(id)),
        ...(consent ? [update(identityKeys.consent(userId, consent.id), { set: { withdrawnAt: at } })] : []),
      ],
    };
  });
  return gone;
}
