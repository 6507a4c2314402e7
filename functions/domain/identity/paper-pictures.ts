import { AppError } from '#shared/contract/errors.ts';
import type { Identity } from '#shared/identity/identity.ts';
import { type PictureSide, picturesOfPapers } from '#shared/identity/picture-choices.ts';
import { newId } from '#shared/values/ids.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changeWallet } from './change-wallet.ts';
import { noteLook } from './looks.ts';
import { getOwner } from './paper-owner.ts';
import { getMyIdentity } from './read-wallet.ts';
import { findWallet, sentPapers, type StoredPaper, type Wallet } from './wallet.ts';

type PictureContext = Context & { bucket: Bucket };
type PaperName = { userId: string; id: string };
type SideName = PaperName & { side: PictureSide };

const secondsToSend = 15 * 60;
const secondsToLook = 5 * 60;
/** As many of its first bytes as say what it is. */
const typeBytes = 32;

/** Where signed links alone lead, apart from all other files; what lies there goes by itself (`infra/stacks/data-stack.ts`). */
export const pictureKey = (userId: string, paperId: string, uploadId: string): string =>
  `papers/${userId}/${paperId}/${uploadId}`;

/** Finds one among all papers of its owner, or for staff among those that were sent. */
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

const inMinutes = (at: Date, seconds: number): string =>
  new Date(at.getTime() + seconds * 1000).toISOString();

export async function placeForPicture(
  context: PictureContext,
  { userId, id, size, mimeType }: PaperName & { size: number; mimeType: string },
) {
  const paper = await paperOf(context, { userId, id });
  if (paper.state === 'submitted') throw new AppError('IDENTITY_STATE');
  const at = context.now();
  const uploadId = newId(at.getTime());
  const uploadUrl = await context.bucket.signPut(pictureKey(userId, id, uploadId), {
    contentType: mimeType,
    bytes: size,
    seconds: secondsToSend,
  });
  return {
    id: uploadId,
    uploadUrl,
    headers: { 'content-type': mimeType },
    expiresAt: inMinutes(at, secondsToSend),
  };
}

async function replace(
  context: PictureContext,
  { userId, id, side }: SideName,
  uploadId: string | null,
): Promise<Identity> {
  let before: string | null = null;
  await changeWallet(context, userId, (wallet) => {
    const paper = wallet.papers.find((one) => one.id === id);
    if (!paper) throw new AppError('IDENTITY_NOT_FOUND');
    if (uploadId && paper.state === 'submitted') throw new AppError('IDENTITY_STATE');
    before = paper[side];
    return {
      wallet: { papers: wallet.papers.map((one) => (one.id === id ? { ...one, [side]: uploadId } : one)) },
    };
  });
  if (before && before !== uploadId) await context.bucket.remove(pictureKey(userId, id, before));
  return getMyIdentity(context, { userId, id });
}

/** Its first bytes say what it is, whatever it was called. */
export async function keepPicture(
  context: PictureContext,
  { uploadId, ...name }: SideName & { uploadId: string },
): Promise<Identity> {
  await paperOf(context, name);
  const start = await context.bucket.getStart(pictureKey(name.userId, name.id, uploadId), typeBytes);
  if (!start) throw new AppError('UNKNOWN_UPLOAD');
  const type = pictureTypeOf(start);
  if (!picturesOfPapers.some((known) => known === type)) throw new AppError('FILE_TYPE_REFUSED');
  return replace(context, name, uploadId);
}

export const removePicture = (context: PictureContext, name: SideName): Promise<Identity> =>
  replace(context, name, null);

/** Noted like a look at a number, and before the link is given. */
async function linkTo(context: PictureContext, { side, ...name }: SideName, lookerId: string) {
  const isOwner = lookerId === name.userId;
  const paper = await paperOf(context, name, isOwner ? undefined : sentPapers);
  const uploadId = paper[side];
  if (!uploadId) throw new AppError('IDENTITY_NOT_FOUND');
  await noteLook(context, { ownerId: name.userId, id: name.id, lookerId });
  const url = await context.bucket.signGet(pictureKey(name.userId, name.id, uploadId), {
    fileName: `${side}.jpg`,
    seconds: secondsToLook,
  });
  return { url, expiresAt: inMinutes(context.now(), secondsToLook) };
}

export const ownPicture = (context: PictureContext, name: SideName) => linkTo(context, name, name.userId);

export async function pictureForStaff(
  context: PictureContext,
  { id, side, staffId }: { id: string; side: PictureSide; staffId: string },
) {
  return linkTo(context, { userId: await getOwner(context, id), id, side }, staffId);
}

/** What a paper leaves behind when it goes. */
export async function removePicturesOf(
  { bucket }: { bucket: Bucket },
  userId: string,
  papers: readonly StoredPaper[],
): Promise<void> {
  const keys = papers.flatMap(({ id, front, back }) =>
    [front, back].flatMap((uploadId) => (uploadId ? [pictureKey(userId, id, uploadId)] : [])),
  );
  await Promise.all(keys.map((key) => bucket.remove(key)));
}
