import { IdentityRow } from '#shared/identity/staff-identity.contract.ts';
import * as z from 'zod';
import { defineView } from '#functions/platform/views/define-view.ts';
import { column } from '#functions/platform/views/listable.ts';
import { identityFeed } from './identity-keys.ts';
import { paperInFocus, sentPapers, Wallet } from './wallet.ts';

const StoredWallet = Wallet.extend({ id: z.string() });
type StoredWallet = z.infer<typeof StoredWallet>;

/** As its number is shown: only the last digits are known here. */
const masked = (tail: string): string => `•••• •••• ${tail}`;

function toRow(wallet: StoredWallet): IdentityRow {
  const paper = paperInFocus(sentPapers(wallet));
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

/** Whose papers wait. Of what is on them it keeps four digits. */
export const identitiesView = defineView(StoredWallet, {
  ...identityFeed,
  version: 2,
  columns: {
    /** What its owner has not sent is nobody else's. */
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
