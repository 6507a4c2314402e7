import type * as z from 'zod';
import { maxOldPictures, PictureFile, type PictureSlot } from '#shared/members/pictures.contract.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import { idPattern, newId } from '#shared/values/ids.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { getProfile } from '#functions/domain/accounts/find-account.ts';
import { mediaOwner } from '#functions/domain/media/media-owner.ts';
import { attach, detach, findUpload, publicAddress } from '#functions/domain/media/uploads.ts';
import { again, retry } from '#functions/platform/records/retry.ts';
import type { Context } from '#functions/platform/table/context.ts';
import { clearItems } from '#functions/platform/table/clear-items.ts';
import { type Item, type Operation, put, remove } from '#functions/platform/table/table-operations.ts';
import { memberKeys } from './member-keys.ts';

/** Stored picture. The former-owner fields are left out, since they follow from which picture is shown now. */
const StoredPicture = PictureFile.omit({ oldAvatarUserId: true, oldCoverUserId: true });
type PictureRecord = z.infer<typeof StoredPicture>;

type Slot = { kind: UploadKind; field: 'avatarUrl' | 'coverUrl'; width: number };
const slots: Record<PictureSlot, Slot> = {
  avatar: { kind: 'avatarImages', field: 'avatarUrl', width: 320 },
  cover: { kind: 'coverImages', field: 'coverUrl', width: 1280 },
};

/** Portraits and covers are processed before a member chooses them. */
export const memberMedia = mediaOwner({ kind: 'member' });

export const pictureItem = (userId: string, slot: PictureSlot, picture: PictureRecord): Item => ({
  ...memberKeys.picture(userId, slot, picture.id),
  entity: 'member-picture',
  ...picture,
});

/** Upload id in a picture URL of any width; undefined for other URLs. */
function uploadAt(address: string, kind: UploadKind): string | undefined {
  const [, id = ''] = /\/([^/]+)\/(?:\d+|\{width\})\.webp$/.exec(address) ?? [];
  const isOurs =
    idPattern.test(id) && address.startsWith(publicAddress(id, kind).replace(/\{width\}.*$/, ''));
  return isOurs ? id : undefined;
}

const addressOf = (id: string, { kind, width }: Slot): string =>
  publicAddress(id, kind).replace('{width}', String(width));

async function keptPictures({ table }: Context, userId: string, slot: PictureSlot): Promise<PictureRecord[]> {
  const asked = { pk: memberKeys.pictures(userId), startsWith: `${slot}#`, newestFirst: true, limit: 100 };
  const { items } = await table.list(asked, StoredPicture);
  return items;
}

const asFile = (picture: PictureRecord, slot: PictureSlot, oldOf: string | null): PictureFile => ({
  ...picture,
  oldAvatarUserId: slot === 'avatar' ? oldOf : null,
  oldCoverUserId: slot === 'cover' ? oldOf : null,
});

type Own = { userId: string; slot: PictureSlot };

/** The picture that is shown now, and the former ones. */
async function readPictures(context: Context, { userId, slot }: Own) {
  const [profile, kept] = await Promise.all([
    getProfile(context, userId),
    keptPictures(context, userId, slot),
  ]);
  const shown = profile[slots[slot].field];
  const known = kept.find(({ fileUrl }) => fileUrl === shown);
  return {
    // A picture from a Google account or the demo data has no stored file yet.
    current: shown === null ? null : asFile(known ?? unsent(shown, profile.createdAt), slot, null),
    old: kept.filter((picture) => picture !== known).map((picture) => asFile(picture, slot, userId)),
  };
}

export const readPicture = async (context: Context, own: Own): Promise<PictureFile | null> =>
  (await readPictures(context, own)).current;

export const listOldPictures = async (context: Context, own: Own): Promise<PictureFile[]> =>
  (await readPictures(context, own)).old.slice(0, maxOldPictures);

function fileOf(id: string, fileUrl: string, at: string, more: Partial<PictureRecord> = {}): PictureRecord {
  const fileName = fileUrl.split('/').at(-1) ?? fileUrl;
  return {
    id,
    fileName,
    mimeType: 'image/webp',
    originalFileName: fileName,
    fileUrl,
    createdAt: at,
    updatedAt: at,
    deletedAt: null,
    productId: null,
    documentId: null,
    ...more,
  };
}

const unsent = (fileUrl: string, at: string): PictureRecord => fileOf('first', fileUrl, at);

type Choice = Own & { address: string | null; originalFileName?: string | undefined };

/** Checks a picture that is shown for the first time: it must be uploaded by its sender and be there. */
async function fresh(context: Context, { userId, slot, address, originalFileName }: Choice) {
  const { kind } = slots[slot];
  const id = address === null ? undefined : uploadAt(address, kind);
  const upload = id === undefined ? undefined : await findUpload(context, id);
  if (!upload || upload.ownerId !== userId || upload.kind !== kind) throw new AppError('UNKNOWN_UPLOAD');
  const at = context.now().toISOString();
  const more = originalFileName === undefined ? {} : { originalFileName };
  const picture = fileOf(upload.id, addressOf(upload.id, slots[slot]), at, more);
  return { picture, keep: attach(upload.id, { ownerId: userId, kind, of: memberMedia.of(userId) }) };
}

/** Removes the oldest picture and its file once more are kept than the limit allows. */
function dropOldest(
  context: Context,
  { userId, slot }: Own,
  kept: readonly PictureRecord[],
  spare: PictureRecord | null,
) {
  const over = kept.filter(({ id }) => id !== spare?.id).slice(maxOldPictures);
  return over.slice(0, 5).flatMap(({ id, fileUrl }): Operation[] => {
    const upload = uploadAt(fileUrl, slots[slot].kind);
    const row = remove(memberKeys.picture(userId, slot, id));
    return upload ? [row, detach(upload, context.now())] : [row];
  });
}

/** Shows a picture in its slot (or none). The previous one is kept, to be chosen again. */
export async function choosePicture(context: Context, choice: Choice): Promise<PictureFile | null> {
  const { userId, slot, address } = choice;
  const { field, kind } = slots[slot];
  await retry(async () => {
    const [profile, kept] = await Promise.all([
      getProfile(context, userId),
      keptPictures(context, userId, slot),
    ]);
    const wanted = address === null ? undefined : (uploadAt(address, kind) ?? address);
    const former = kept.find(({ id, fileUrl }) => wanted === id || wanted === fileUrl) ?? null;
    const sent = address === null || former ? undefined : await fresh(context, choice);
    const picture = former ?? sent?.picture ?? null;
    const refusal = await context.table.write([
      ...showWrites(profile, field, picture, context.now()),
      ...rememberShown(profile, kept, { userId, slot }),
      ...(sent ? [sent.keep, put(pictureItem(userId, slot, sent.picture))] : []),
      ...dropOldest(context, choice, kept, former),
    ]);
    if (refusal === 'UNKNOWN_UPLOAD') throw new AppError(refusal);
    return refusal ? again : undefined;
  });
  return readPicture(context, choice);
}

const showWrites = (profile: Profile, field: Slot['field'], picture: PictureRecord | null, at: Date) =>
  profileRecord.replace(profile, { [field]: picture?.fileUrl ?? null, updatedAt: at.toISOString() }).writes;

/** Stores a picture that was not uploaded here, so that it can be chosen again. */
function rememberShown(profile: Profile, kept: readonly PictureRecord[], { userId, slot }: Own): Operation[] {
  const shown = profile[slots[slot].field];
  const isOurs = shown?.startsWith('/media/') && !kept.some(({ fileUrl }) => fileUrl === shown);
  if (!shown || !isOurs) return [];
  const at = profile.createdAt;
  return [put(pictureItem(userId, slot, fileOf(newId(Date.parse(at)), shown, at)))];
}

const everySlot: readonly PictureSlot[] = ['avatar', 'cover'];

/** Deletes all pictures of a member who left, with their files. */
export async function forgetPictures({ table, now }: Context, userId: string): Promise<void> {
  for (const slot of everySlot)
    await clearItems(table, { pk: memberKeys.pictures(userId), startsWith: `${slot}#` }, (item) => {
      const { data } = StoredPicture.safeParse(item);
      const upload = data && uploadAt(data.fileUrl, slots[slot].kind);
      return upload ? [detach(upload, now())] : [];
    });
}
