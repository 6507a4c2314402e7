import { AppError } from '#shared/contract/errors.ts';
import type { Identity } from '#shared/identity/identity.ts';
import { type PictureSide, picturesOfPapers } from '#shared/identity/picture-choices.ts';
import { newId } from '#shared/values/ids.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { pictureTypeOf } from '#functions/platform/content/picture-type.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { changeWallet } from './change-wallet.ts';
import { recordAccess } from './access-log.ts';
import { getOwner } from './paper-owner.ts';
import { getMyIdentity } from './read-wallet.ts';
import { findWallet, submittedPapers, type StoredPaper, type Wallet } from './wallet.ts';

type PictureContext = Context & { bucket: Bucket };
type PaperName = { userId: string; id: string };
type SideName = PaperName & { side: PictureSide };

const secondsToSend = 15 * 60;
const secondsToLook = 5 * 60;
/** Number of leading bytes that show the file type. */
const typeBytes = 32;

/**
 * Object key of a picture that is shown. Upload URLs are signed for the uploads folder only, so nobody can
 * replace a picture once it is kept. Lifecycle rules expire both (`infra/stacks/data-stack.ts`).
 */
const pictureKey = (userId: string, paperId: string, pictureId: string): string =>
  `papers/${userId}/${paperId}/${pictureId}`;

const uploadKey = (userId: string, paperId: string, uploadId: string): string =>
  `papers/in/${userId}/${paperId}/${uploadId}`;

/** Id of a picture: its upload plus a unique id of the copy, so that no copy overwrites another. */
const pictureIdOf = (uploadId: string, at: Date): string => `${uploadId}-${newId(at.getTime())}`;
const isOfUpload = (pictureId: string | null, uploadId: string): boolean =>
  pictureId?.startsWith(`${uploadId}-`) ?? false;

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

const inMinutes = (at: Date, seconds: number): string =>
  new Date(at.getTime() + seconds * 1000).toISOString();

export async function placeForPicture(
  context: PictureContext,
  { userId, id, size, mimeType }: PaperName & { size: number; mimeType: string },
) {
  refuseSubmitted(await paperOf(context, { userId, id }));
  const at = context.now();
  const uploadId = newId(at.getTime());
  const uploadUrl = await context.bucket.signPut(uploadKey(userId, id, uploadId), {
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

async function link(
  context: PictureContext,
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
  if (before) await context.bucket.remove(pictureKey(userId, id, before));
  return getMyIdentity(context, { userId, id });
}

/** Refuses other file types by the copy's first bytes, since the upload may change. */
async function refuseOtherFiles({ bucket }: PictureContext, key: string): Promise<void> {
  const start = await bucket.getStart(key, typeBytes);
  const type = start && pictureTypeOf(start);
  if (!picturesOfPapers.some((known) => known === type)) throw new AppError('FILE_TYPE_REFUSED');
}

/** Keeps a copy of the upload. A retry with the same upload changes nothing. */
export async function keepPicture(
  context: PictureContext,
  { uploadId, ...name }: SideName & { uploadId: string },
): Promise<Identity> {
  const { bucket } = context;
  const paper = await paperOf(context, name);
  refuseSubmitted(paper);
  if (isOfUpload(paper[name.side], uploadId)) return getMyIdentity(context, name);
  const upload = uploadKey(name.userId, name.id, uploadId);
  const pictureId = pictureIdOf(uploadId, context.now());
  const copy = pictureKey(name.userId, name.id, pictureId);
  if (!(await bucket.copy(upload, copy))) throw new AppError('UNKNOWN_UPLOAD');
  let kept: Identity;
  try {
    await refuseOtherFiles(context, copy);
    kept = await link(context, name, pictureId);
  } catch (error) {
    // After any other failure the write may have succeeded, so the copy stays.
    if (error instanceof AppError) await bucket.remove(copy);
    throw error;
  }
  await bucket.remove(upload);
  return kept;
}

export const removePicture = (context: PictureContext, name: SideName): Promise<Identity> =>
  link(context, name, null);

/** Signs a link to a picture. The look is recorded first, as for numbers. */
async function signedLink(context: PictureContext, { side, ...name }: SideName, lookerId: string) {
  const isOwner = lookerId === name.userId;
  const paper = await paperOf(context, name, isOwner ? undefined : submittedPapers);
  const pictureId = paper[side];
  if (!pictureId) throw new AppError('IDENTITY_NOT_FOUND');
  await recordAccess(context, { ownerId: name.userId, id: name.id, lookerId });
  const url = await context.bucket.signGet(pictureKey(name.userId, name.id, pictureId), {
    fileName: `${side}.jpg`,
    seconds: secondsToLook,
  });
  return { url, expiresAt: inMinutes(context.now(), secondsToLook) };
}

export const ownPicture = (context: PictureContext, name: SideName) => signedLink(context, name, name.userId);

export async function pictureForStaff(
  context: PictureContext,
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
  const keys = papers.flatMap(({ id, front, back }) =>
    [front, back].flatMap((pictureId) => (pictureId ? [pictureKey(userId, id, pictureId)] : [])),
  );
  await Promise.all(keys.map((key) => bucket.remove(key)));
}
