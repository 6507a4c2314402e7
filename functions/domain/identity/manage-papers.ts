import { AppError } from '#shared/contract/errors.ts';
import type { Identity } from '#shared/identity/identity.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changeWallet } from './change-wallet.ts';
import { disownPaper } from './paper-owner.ts';
import { getMyIdentity } from './read-wallet.ts';
import { isInForce, type StoredPaper, type Wallet } from './wallet.ts';

type PaperName = { userId: string; id: string };

function paperOf(wallet: Wallet, id: string): StoredPaper {
  const paper = wallet.papers.find((one) => one.id === id);
  if (!paper) throw new AppError('IDENTITY_NOT_FOUND');
  return paper;
}

/** Makes a paper the primary one. A verified member must choose a paper in force. */
export async function setPrimary(context: Context, { userId, id }: PaperName): Promise<Identity> {
  await changeWallet(context, userId, (wallet, { status }) => {
    const paper = paperOf(wallet, id);
    if (status === 'active' && !isInForce(paper) && wallet.papers.some(isInForce))
      throw new AppError('IDENTITY_STATE');
    return { wallet: { primaryId: id } };
  });
  return getMyIdentity(context, { userId, id });
}

/** Next primary paper: the newest one in force, else the newest one. */
function nextPrimary(papers: readonly StoredPaper[]): string | null {
  const newest = papers.toReversed();
  return (newest.find(isInForce) ?? newest[0])?.id ?? null;
}

/**
 * Deletes a paper. The last paper in force stays until another one is in force or consent is withdrawn; a
 * submitted one stays until staff have decided.
 */
export async function deletePaper(context: Context, { userId, id }: PaperName): Promise<StoredPaper[]> {
  let gone: StoredPaper[] = [];
  await changeWallet(context, userId, (wallet) => {
    const paper = paperOf(wallet, id);
    if (paper.state === 'submitted') throw new AppError('IDENTITY_STATE');
    const papers = wallet.papers.filter((one) => one.id !== id);
    gone = [paper];
    if (isInForce(paper) && !papers.some(isInForce)) throw new AppError('PAPER_IN_FORCE');
    return {
      wallet: { papers, primaryId: wallet.primaryId === id ? nextPrimary(papers) : wallet.primaryId },
      ...(isInForce(paper) && {
        step: { what: 'removed', submission: null, by: wallet.fullName, note: '' },
      }),
      also: [disownPaper(id)],
    };
  });
  return gone;
}
