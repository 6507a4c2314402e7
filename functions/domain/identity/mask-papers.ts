import type { Identity, PaperAccess, MaskedFacts } from '#shared/identity/identity.ts';
import { maskedNumber } from '#shared/identity/paper-rules.ts';
import { inOrder, type SealedFacts, type StoredPaper, type Wallet } from './wallet.ts';
import type { Vault } from './sealing.ts';

/** Facts that may be shown without recording a look: everything but the whole number. */
export function maskFacts(vault: Vault, paperId: string, facts: SealedFacts): MaskedFacts {
  const { number, ...rest } = vault.open(paperId, facts);
  return { ...rest, identityId: maskedNumber(number) };
}

function toIdentity(
  wallet: Wallet,
  paper: StoredPaper,
  vault: Vault,
  looks: readonly (PaperAccess & { paperId: string })[],
): Identity {
  const { id, kind, state, flags, inForce, front, back } = paper;
  const isPrimary = id === wallet.primaryId;
  return {
    id,
    type: kind,
    ...maskFacts(vault, id, paper.facts),
    isDefault: isPrimary,
    isPrimary,
    state,
    inForce: inForce && maskFacts(vault, id, inForce.facts),
    flags: flags.filter(({ answered }) => !answered),
    pictures: { front: front !== null, back: back !== null },
    lastLook: looks.find((look) => look.paperId === id) ?? null,
    submittedAt: paper.submittedAt,
    decidedAt: paper.decidedAt,
    createdAt: paper.createdAt,
    updatedAt: paper.updatedAt,
  };
}

export const toIdentities = (
  wallet: Wallet,
  vault: Vault,
  looks: readonly (PaperAccess & { paperId: string })[],
): Identity[] => inOrder(wallet).map((paper) => toIdentity(wallet, paper, vault, looks));
