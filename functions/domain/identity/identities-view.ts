import { IdentityRow } from '#shared/identity/staff-identity.contract.ts';
import * as z from 'zod';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { identityFeed } from './identity-keys.ts';
import { paperInFocus, submittedPapers, Wallet } from './wallet.ts';

const StoredWallet = Wallet.extend({ id: z.string() });
type StoredWallet = z.infer<typeof StoredWallet>;

/** Masks a paper number; this view only has the last digits. */
const masked = (tail: string): string => `•••• •••• ${tail}`;

function toRow(wallet: StoredWallet): IdentityRow {
  const paper = paperInFocus(submittedPapers(wallet));
  const {
    id: userId,
    fullName,
    referenceId,
    avatarUrl,
    submission,
    isReused,
    wasAsked,
    submittedAt,
  } = wallet;
  return {
    id: paper?.id ?? '',
    userId,
    fullName,
    referenceId,
    avatarUrl,
    type: paper?.kind ?? 'cccd',
    identityId: masked(paper?.tail ?? ''),
    state: paper?.state ?? 'draft',
    submission,
    isReused,
    wasAskedBefore: wasAsked,
    submittedAt: submittedAt ?? '',
  };
}

/** View of the wallets for staff. It keeps only four digits of a paper's number. */
export const identitiesView = defineView(StoredWallet, {
  ...identityFeed,
  version: 2,
  columns: {
    /** Papers that were not submitted are visible to their owner only. */
    sent: column.text(({ submittedAt }) => (submittedAt ? 'yes' : 'no')),
    state: column.text((wallet) => toRow(wallet).state),
    submission: column.text(({ submission }) => submission),
    submittedAt: column.text(({ submittedAt }) => submittedAt ?? ''),
  },
  searched: ({ fullName, referenceId }) => [fullName, referenceId],
  indexes: [
    ['submittedAt'],
    ['sent', 'submittedAt'],
    ['sent', 'state', 'submittedAt'],
    ['sent', 'submission', 'submittedAt'],
    ['state', 'submittedAt'],
  ],
  row: StoredWallet.transform(toRow).pipe(IdentityRow),
});
