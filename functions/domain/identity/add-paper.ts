import type { Identity } from '#shared/identity/identity.ts';
import type { createIdentity } from '#shared/identity/own-identity.contract.ts';
import type { BodyOf } from '#shared/contract/route.ts';
import type { Language } from '#shared/values/language.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { createPaper } from './save-paper.ts';
import { getMyIdentity } from './read-wallet.ts';
import { submitPapers } from './submit.ts';

type NewPaper = BodyOf<typeof createIdentity> & { userId: string; language: Language };

/** Adds a paper and, with consent, submits it at once. A repeated request finds it submitted and returns it. */
export async function addPaper(
  context: Context,
  { consent, withoutPhone = false, ...draft }: NewPaper,
): Promise<Identity> {
  const paper = await createPaper(context, draft);
  const { userId } = draft;
  if (consent === undefined || paper.state !== 'draft') return paper;
  await submitPapers(context, { userId, consent, withoutPhone });
  return getMyIdentity(context, { userId, id: paper.id });
}
