import { AppError } from '#shared/contract/errors.ts';
import { fieldProblems } from '#shared/messages/field-problems.ts';
import { maxPapers, paperFields } from '#shared/identity/identity-choices.ts';
import { type Identity, PaperDraft } from '#shared/identity/identity.ts';
import type { createIdentity, updateIdentity } from '#shared/identity/own-identity.contract.ts';
import { type PaperFacts, visibleDigits } from '#shared/identity/paper-rules.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import { newId } from '#shared/values/ids.ts';
import type { Language } from '#shared/values/language.ts';
import { answeredOnce, claimRequest } from '#functions/platform/records/once.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changeWallet } from './change-wallet.ts';
import { markOf, traceOf } from './number-hashes.ts';
import { ownPaper } from './paper-owner.ts';
import { getMyIdentity } from './read-wallet.ts';
import { vaultFor } from './sealing.ts';
import type { StoredPaper } from './wallet.ts';

type PaperWriter = { userId: string; language: Language };

function parsed(language: Language, draft: object) {
  const { data, error } = PaperDraft.safeParse(draft);
  if (!data) throw new AppError('BAD_REQUEST', { errors: fieldProblems(error, language) });
  const { kind, ...facts } = data;
  return { kind, facts };
}

const tailOf = ({ number }: PaperFacts): string => number.slice(-visibleDigits);

type NewPaper = Omit<BodyOf<typeof createIdentity>, 'consent' | 'withoutPhone'>;

/** Adds a paper, visible to its owner only until submitted. A repeat returns the same paper. */
export async function createPaper(
  context: Context,
  { userId, language, clientRequestId: requestKey, ...draft }: PaperWriter & NewPaper,
): Promise<Identity> {
  const { kind, facts } = parsed(language, draft);
  const mark = await markOf(kind, facts.number);
  // A plain digest of a paper's facts could be guessed, so repeated requests are compared by an HMAC.
  const asked = { trace: await traceOf(draft) };
  const request = { who: userId, what: 'identity/create-identity', requestKey, asked };
  const known = (id: string) => getMyIdentity(context, { userId, id });
  return answeredOnce(context.table, request, {
    before: known,
    work: async () => {
      const id = newId(context.now().getTime());
      await changeWallet(context, userId, async (wallet) => {
        if (wallet.papers.length >= maxPapers)
          throw new AppError('TOO_MANY_PAPERS', { params: { limit: maxPapers } });
        const vault = await vaultFor(wallet);
        const at = context.now().toISOString();
        const paper: StoredPaper = {
          id,
          kind,
          state: 'draft',
          facts: vault.seal(id, facts),
          tail: tailOf(facts),
          mark,
          inForce: null,
          flags: [],
          front: null,
          back: null,
          submittedAt: null,
          decidedAt: null,
          createdAt: at,
          updatedAt: at,
        };
        return {
          wallet: {
            dataKey: vault.dataKey,
            papers: [...wallet.papers, paper],
            primaryId: wallet.primaryId ?? id,
          },
          // If a concurrent twin of this request was written first, the whole write fails and the next read
          // finds the twin's paper.
          also: [ownPaper(id, userId), ...claimRequest(request, id)],
        };
      });
      return known(id);
    },
  });
}

type PaperChange = PaperWriter & { id: string; change: BodyOf<typeof updateIdentity> };

/** An approved paper stays in force beside the new facts until those are decided. */
function reopened(paper: StoredPaper): Pick<StoredPaper, 'state' | 'inForce'> {
  if (paper.state !== 'approved') return { state: paper.state, inForce: paper.inForce };
  const { facts, tail, mark, decidedAt, updatedAt } = paper;
  return { state: 'draft', inForce: { facts, tail, mark, approvedAt: decidedAt ?? updatedAt } };
}

/** Changes a paper. Only its owner may do so, and not while staff review it. */
export async function updatePaper(
  context: Context,
  { userId, language, id, change }: PaperChange,
): Promise<Identity> {
  await changeWallet(context, userId, async (wallet) => {
    const paper = wallet.papers.find((one) => one.id === id);
    if (!paper) throw new AppError('IDENTITY_NOT_FOUND');
    if (paper.state === 'submitted') throw new AppError('IDENTITY_STATE');
    const vault = await vaultFor(wallet);
    const { kind, facts } = parsed(language, {
      kind: paper.kind,
      ...vault.open(id, paper.facts),
      ...change,
    });
    // Repeating the same value also counts as an answer, since the doubted value may be right.
    const said = new Set<string>(paperFields.filter((field) => change[field] !== undefined));
    const saved: StoredPaper = {
      ...paper,
      ...reopened(paper),
      facts: vault.seal(id, facts),
      tail: tailOf(facts),
      mark: await markOf(kind, facts.number),
      flags: paper.flags.map((flag) => (said.has(flag.field) ? { ...flag, answered: true } : flag)),
      updatedAt: context.now().toISOString(),
    };
    return { wallet: { papers: wallet.papers.map((one) => (one.id === id ? saved : one)) } };
  });
  return getMyIdentity(context, { userId, id });
}
