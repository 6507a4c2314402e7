import * as z from 'zod';
import { newId } from '#shared/values/ids.ts';
import { ConsentReceipt, FieldFlag, IdentityStep } from '#shared/identity/identity.ts';
import { paperFields, paperKinds, paperStates, submissionKinds } from '#shared/identity/identity-choices.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { versioned } from '#functions/platform/records/versioned.ts';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { identityFeed, identityKeys } from './identity-keys.ts';

/** Facts on a paper, each sealed separately. */
export const SealedFacts = z.record(z.enum(paperFields), z.string());
export type SealedFacts = z.infer<typeof SealedFacts>;

/** Facts with the number's last digits for display, and its HMAC mark to find equal ones. */
const numbered = { facts: SealedFacts, tail: z.string(), mark: z.string() };

/** Correction that was asked for. `answered` ones do not block the next submission. */
const KeptFlag = FieldFlag.extend({ answered: z.boolean().default(false) });

export const StoredPaper = z.object({
  id: z.string(),
  kind: z.enum(paperKinds),
  state: z.enum(paperStates),
  ...numbered,
  /** Earlier approved facts, in force until the newer ones are decided. */
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

/** All papers of one person. They are one item, so every change is atomic. */
export const Wallet = z.object({
  version: z.int(),
  /** Data key of the facts, itself encrypted. Without it they cannot be read. */
  dataKey: z.string(),
  primaryId: z.string().nullable(),
  papers: z.array(StoredPaper),
  consent: ConsentReceipt.nullable(),
  /** Set if the member has no Vietnamese phone number; the personal number replaces its confirmation. */
  withoutPhone: z.boolean(),
  submission: z.enum(submissionKinds),
  submittedAt: z.string().nullable(),
  /** Set if another account had the number at submission. */
  isReused: z.boolean(),
  wasAsked: z.boolean(),
  /** Owner of the papers as the queue shows them. */
  fullName: z.string(),
  referenceId: z.string(),
  avatarUrl: z.string().nullable(),
  updatedAt: z.string(),
});
export type Wallet = z.infer<typeof Wallet> & { id: string };

/** Refusal of a change that is based on an outdated version. */
const staleWallet = 'identity-moved';

/** Step in the papers' history, the same for owner and staff, with the staff member's name. */
export const StoredStep = IdentityStep;

export const walletRecord = versioned({
  entity: 'identity',
  schema: Wallet,
  key: ({ id }: { id: string }) => identityKeys.wallet(id),
  version: 'version',
  stale: staleWallet,
  feed: identityFeed,
  tombstoneKey: ({ id }) => identityKeys.gone(id),
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

/** Papers in display order: the primary one first, then by creation. */
export const inOrder = ({ papers, primaryId }: Wallet): StoredPaper[] =>
  papers.toSorted((a, b) => Number(b.id === primaryId) - Number(a.id === primaryId));

/** Paper for staff. Facts not submitted are hidden; the approved version is shown instead. */
function asSent(paper: StoredPaper): StoredPaper[] {
  const { state, inForce, submittedAt } = paper;
  if (submittedAt === null) return [];
  if (state !== 'draft') return [paper];
  if (!inForce) return [];
  const { approvedAt, ...facts } = inForce;
  return [{ ...paper, ...facts, state: 'approved', inForce: null, flags: [], decidedAt: approvedAt }];
}

export const submittedPapers = (wallet: Wallet): StoredPaper[] => inOrder(wallet).flatMap(asSent);

/** Paper under review: submitted, else with corrections asked for, else a draft, else primary. */
export function paperInFocus(papers: readonly StoredPaper[]): StoredPaper | undefined {
  const inState = (state: StoredPaper['state']) => papers.find((paper) => paper.state === state);
  return inState('submitted') ?? inState('changing') ?? inState('draft') ?? papers[0];
}
