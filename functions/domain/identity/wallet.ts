import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { ConsentReceipt, FieldFlag, IdentityStep } from '#shared/identity/identity.ts';
import { paperFields, paperKinds, paperStates, submissionKinds } from '#shared/identity/identity-choices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { identityFeed, identityKeys } from './identity-keys.ts';

/** What a paper says, each fact sealed by itself. */
export const SealedFacts = z.record(z.enum(paperFields), z.string());
export type SealedFacts = z.infer<typeof SealedFacts>;

/** Its number: the last digits to know it by, and a mark that is the same for the same number. */
const numbered = { facts: SealedFacts, tail: z.string(), mark: z.string() };

/** One that was answered is not asked for again when the paper is sent. */
const KeptFlag = FieldFlag.extend({ answered: z.boolean().default(false) });

export const StoredPaper = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  state: z.enum(paperStates),
  ...numbered,
  /** Approved before, and in force until what was entered since is decided. */
  inForce: z.object({ ...numbered, approvedAt: z.string() }).nullable(),
  flags: z.array(KeptFlag),
  front: z.string().nullable().default(null),
  back: z.string().nullable().default(null),
  submittedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type StoredPaper = z.infer<typeof StoredPaper>;

/** All papers of one person: they change as one, so nothing about them can be half true. */
export const Wallet = z.object({
  version: z.int(),
  /** The key its facts are sealed with, sealed itself. Without it they are noise. */
  dataKey: z.string(),
  primaryId: z.string().nullable(),
  papers: z.array(StoredPaper),
  consent: ConsentReceipt.nullable(),
  /** No number of Vietnam: the personal number stands in for it. */
  withoutPhone: z.boolean(),
  submission: z.enum(submissionKinds),
  submittedAt: z.string().nullable(),
  /** The number was another account's too when it was sent. */
  isReused: z.boolean(),
  wasAsked: z.boolean(),
  /** Who it is of, as the queue names them. */
  fullName: z.string(),
  referenceId: z.string(),
  avatarUrl: z.string().nullable(),
  updatedAt: z.string(),
});
export type Wallet = z.infer<typeof Wallet> & { id: string };

/** The refusal of a change made on what somebody else has changed meanwhile. */
export const staleWallet = 'identity-moved';

/** A step names of staff who took it, so that its owner's log and theirs agree. */
export const StoredStep = IdentityStep;

export const walletRecord = versioned({
  entity: 'identity',
  schema: Wallet,
  key: ({ id }: { id: string }) => identityKeys.wallet(id),
  version: 'version',
  stale: staleWallet,
  feed: identityFeed,
  grave: ({ id }) => identityKeys.gone(id),
  story: {
    entity: 'identity-step',
    schema: StoredStep,
    key: identityKeys.step,
    idOf: (_after, place, at) => newId(at.getTime() + place),
  },
});

export const emptyWallet = (
  { id, fullName, referenceId, avatarUrl }: Pick<Profile, 'id' | 'fullName' | 'referenceId' | 'avatarUrl'>,
  at: Date,
): Wallet => ({
  id,
  version: 0,
  dataKey: '',
  primaryId: null,
  papers: [],
  consent: null,
  withoutPhone: false,
  submission: 'new',
  submittedAt: null,
  isReused: false,
  wasAsked: false,
  fullName,
  referenceId,
  avatarUrl,
  updatedAt: at.toISOString(),
});

export const findWallet = ({ table }: Context, userId: string): Promise<Wallet | undefined> =>
  walletRecord.find(table, { id: userId });

export const isInForce = ({ state, inForce }: StoredPaper): boolean =>
  state === 'approved' || inForce !== null;

/** In the order people look for them: the primary one first, then as they came. */
export const inOrder = ({ papers, primaryId }: Wallet): StoredPaper[] =>
  papers.toSorted((a, b) => Number(b.id === primaryId) - Number(a.id === primaryId));

/** As staff may see it: what its owner entered and has not sent is nobody else's, so what was approved stands in its place. */
function asSent(paper: StoredPaper): StoredPaper[] {
  const { state, inForce, submittedAt } = paper;
  if (submittedAt === null) return [];
  if (state !== 'draft') return [paper];
  if (!inForce) return [];
  const { approvedAt, ...facts } = inForce;
  return [{ ...paper, ...facts, state: 'approved', inForce: null, flags: [], decidedAt: approvedAt }];
}

export const sentPapers = (wallet: Wallet): StoredPaper[] => inOrder(wallet).flatMap(asSent);

/** The paper a review is about: one that is looked at, else asked about, else not sent yet, else the primary one. */
export function paperInFocus(papers: readonly StoredPaper[]): StoredPaper | undefined {
  const inState = (state: StoredPaper['state']) => papers.find((paper) => paper.state === state);
  return inState('submitted') ?? inState('changing') ?? inState('draft') ?? papers[0];
}
