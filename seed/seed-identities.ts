import { consentPurpose, consentVersion } from '#shared/identity/consent.ts';
import { visibleDigits } from '#shared/identity/paper-rules.ts';
import { identityKeys } from '#functions/domain/identity/identity-keys.ts';
import { markOf } from '#functions/domain/identity/number-hashes.ts';
import { ownerItem } from '#functions/domain/identity/paper-owner.ts';
import { vaultFor } from '#functions/domain/identity/sealing.ts';
import {
  emptyWallet,
  type StoredPaper,
  type Wallet,
  walletRecord,
} from '#functions/domain/identity/wallet.ts';
import type { Item } from '#functions/platform/table/table-operations.ts';
import { idOf } from './random.ts';
import { openTableWriter } from './table-writer.ts';
import { buildMembers } from './world/members.ts';
import { buildPapers, type DemoPaper } from './world/papers.ts';

const mark = { pk: 'SEED', sk: 'v2-identities' };

async function numbered(kind: 'cccd', { number }: DemoPaper['facts']) {
  return { tail: number.slice(-visibleDigits), mark: await markOf(kind, number) };
}

/** Encrypts demo papers with the same code as real ones. */
async function itemsOf({ member, state, facts, before, sentAt }: DemoPaper, now: Date): Promise<Item[]> {
  const wallet = emptyWallet(member, now);
  const vault = await vaultFor(wallet);
  const id = idOf(`paper:${member.id}`);
  const at = sentAt ?? member.updatedAt;
  const paper: StoredPaper = {
    id,
    kind: 'cccd',
    state,
    facts: vault.seal(id, facts),
    ...(await numbered('cccd', facts)),
    inForce: before
      ? {
          facts: vault.seal(id, before),
          ...(await numbered('cccd', before)),
          approvedAt: member.verificationDate ?? at,
        }
      : null,
    flags:
      state === 'changing'
        ? [
            {
              field: 'issueDate',
              reason: 'unclear',
              note: 'Ngày cấp chưa khớp, bạn kiểm tra lại giúp chợ nhé.',
              answered: false,
            },
          ]
        : [],
    front: null,
    back: null,
    submittedAt: at,
    decidedAt: state === 'submitted' ? null : at,
    createdAt: member.createdAt,
    updatedAt: at,
  };
  const receipt = {
    id: idOf(`consent:${member.id}`),
    version: consentVersion,
    purpose: consentPurpose,
    at,
    withdrawnAt: null,
  };
  const filled: Wallet = {
    ...wallet,
    version: 1,
    dataKey: vault.dataKey,
    papers: [paper],
    primaryId: id,
    consent: receipt,
    submission: before ? 'edit' : 'new',
    submittedAt: at,
    wasAsked: state === 'changing',
    updatedAt: at,
  };
  return [
    walletRecord.item(filled),
    ownerItem(id, member.id),
    { ...identityKeys.mark(paper.mark, member.id), entity: 'identity-mark', userId: member.id },
    { ...identityKeys.consent(member.id, receipt.id), entity: 'consent', ...receipt },
  ];
}

/** Seeds the ID papers of demo members once, after all else: they need keys of the running cloud. */
export async function seedIdentities(where: {
  dynamodbEndpoint: string;
  tableName: string;
}): Promise<number> {
  const table = openTableWriter(where.dynamodbEndpoint, where.tableName);
  try {
    if (await table.find(mark)) return 0;
    const now = new Date();
    const today = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
    const items: Item[] = [];
    for (const paper of buildPapers(buildMembers(today), now)) items.push(...(await itemsOf(paper, now)));
    await table.writeAll(items);
    await table.put({ ...mark, seededAt: now.toISOString() });
    return items.length;
  } finally {
    table.close();
  }
}
