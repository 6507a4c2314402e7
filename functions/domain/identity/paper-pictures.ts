import { AppError } from '#shared/contract/errors.ts';
import type { Identity } from '#shared/identity/identity.ts';
import { type PictureSide, picturesOfPapers } from '#shared/identity/picture-choices.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { type PrivateContext, privateMedia } from '#functions/domain/media/private-media.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changeWallet } from './change-wallet.ts';
import { recordAccess } from './access-log.ts';
import { getOwner } from './paper-owner.ts';
import { getMyIdentity } from './read-wallet.ts';
import { findWallet, submittedPapers, type StoredPaper, type Wallet } from './wallet.ts';

type PaperName = { userId: string; id: string };
type SideName = PaperName & { side: PictureSide };

const paperMedia = privateMedia({ folder: 'papers', types: picturesOfPapers });
const placeOf = ({ userId, id }: PaperName): string => `${userId}/${id}`;

/** Finds a paper among all of its owner's, or for staff among the submitted ones. */
async function paperOf(
  context: Context,
  { userId, id }: PaperName,
  among: (wallet: Wallet) => readonly StoredPaper[] = ({ papers }) => papers,
): Promise<StoredPaper> {
  const wallet = await findWallet(context, userId);
  const paper = wallet && among(wallet).find((one) => one.id === id);
  if (!paper) throw new AppError('IDENTITY_NOT_FOUND');
  return paper;
}

function refuseSubmitted({ state }: StoredPaper): void {
  if (state === 'submitted') throw new AppError('IDENTITY_STATE');
}

export async function placeForPicture(
  context: PrivateContext,
  { size, mimeType, ...name }: PaperName & { size: number; mimeType: string },
) {
  refuseSubmitted(await paperOf(context, name));
  return paperMedia.signUpload(context, placeOf(name), { size, mimeType });
}

async function link(
  context: PrivateContext,
  { userId, id, side }: SideName,
  pictureId: string | null,
): Promise<Identity> {
  let before: string | null = null;
  await changeWallet(context, userId, (wallet) => {
    const paper = wallet.papers.find((one) => one.id === id);
    if (!paper) throw new AppError('IDENTITY_NOT_FOUND');
    if (pictureId) refuseSubmitted(paper);
    before = paper[side];
    return {
      wallet: { papers: wallet.papers.map((one) => (one.id === id ? { ...one, [side]: pictureId } : one)) },
    };
  });
  if (before) await paperMedia.remove(context, placeOf({ userId, id }), before);
  return getMyIdentity(context, { userId, id });
}

/** Keeps a copy of the upload. A retry with the same upload changes nothing. */
export async function keepPicture(
  context: PrivateContext,
  { uploadId, ...name }: SideName & { uploadId: string },
): Promise<Identity> {
  const paper = await paperOf(context, name);
  refuseSubmitted(paper);
  if (paperMedia.isOfUpload(paper[name.side], uploadId)) return getMyIdentity(context, name);
  return paperMedia.keep(context, placeOf(name), uploadId, (pictureId) => link(context, name, pictureId));
}

export const removePicture = (context: PrivateContext, name: SideName): Promise<Identity> =>
  link(context, name, null);

/** Signs a link to a picture. The look is recorded first, as for numbers. */
async function signedLink(context: PrivateContext, { side, ...name }: SideName, lookerId: string) {
  const isOwner = lookerId === name.userId;
  const paper = await paperOf(context, name, isOwner ? undefined : submittedPapers);
  const pictureId = paper[side];
  if (!pictureId) throw new AppError('IDENTITY_NOT_FOUND');
  await recordAccess(context, { ownerId: name.userId, id: name.id, lookerId });
  return paperMedia.signLink(context, placeOf(name), pictureId, `${side}.jpg`);
}

export const ownPicture = (context: PrivateContext, name: SideName) => signedLink(context, name, name.userId);

export async function pictureForStaff(
  context: PrivateContext,
  { id, side, staffId }: { id: string; side: PictureSide; staffId: string },
) {
  return signedLink(context, { userId: await getOwner(context, id), id, side }, staffId);
}

/** Deletes the pictures of a deleted paper. */
export async function removePicturesOf(
  { bucket }: { bucket: Bucket },
  userId: string,
  papers: readonly StoredPaper[],
): Promise<void> {
  const removals = papers.flatMap(({ id, front, back }) =>
    [front, back].flatMap((pictureId) =>
      pictureId ? [paperMedia.remove({ bucket }, placeOf({ userId, id }), pictureId)] : [],
    ),
  );
  await Promise.all(removals);
}
