import type { PictureSlot } from '#shared/members/pictures.contract.ts';
import { newId } from '#shared/values/ids.ts';
import { type Profile, profileRecord } from '#functions/domain/accounts/account.ts';
import { type StoredUpload, uploadItem } from '#functions/domain/media/uploads.ts';
import {
  choosePicture,
  listOldPictures,
  pictureItem,
  readPicture,
} from '#functions/domain/members/pictures.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

export const joined = '2026-11-01T00:00:00.000Z';
export const today = '2026-11-22T03:00:00.000Z';
/** What is the same of every picture that is shown. */
export const pictureFacts = {
  mimeType: 'image/webp',
  deletedAt: null,
  productId: null,
  documentId: null,
  oldAvatarUserId: null,
  oldCoverUserId: null,
};
export const avatarAt = (id: string, width: number | string = 320) => `/media/avatars/${id}/${width}.webp`;

/** A member in memory who sends and chooses pictures. */
export function pictureScene(given: Partial<Profile> = {}) {
  const { table, put, rows } = memoryTable();
  let seconds = Date.parse(today) / 1000;
  const contextAt = (where = table) => contextOf(where, () => new Date(seconds * 1000));
  put([profileRecord.item(aProfile({ id: 'lan', ...given }, joined))]);
  function upload(more: Partial<StoredUpload> = {}): string {
    const id = more.id ?? newId();
    const sent = {
      mimeType: 'image/jpeg',
      bytes: 9,
      status: 'arrived',
      seenAt: today,
      createdAt: today,
    } as const;
    put([uploadItem({ id, ownerId: 'lan', kind: 'avatarImages', ...sent, ...more })]);
    return id;
  }
  const choose = (
    address: string | null,
    {
      slot = 'avatar' as PictureSlot,
      where = table,
      originalFileName = undefined as string | undefined,
    } = {},
  ) => choosePicture(contextAt(where), { userId: 'lan', slot, address, originalFileName });
  const olds = async (slot: PictureSlot = 'avatar') =>
    (await listOldPictures(contextAt(), { userId: 'lan', slot })).map(({ id }) => id);
  /** Portraits of before, with their files; the oldest first. */
  const kept = (count: number) =>
    Array.from({ length: count }, (_, nth) => {
      const id = `${String(nth).padStart(10, '0')}${newId().slice(10)}`;
      upload({ id });
      const file = { id, fileName: 'x', originalFileName: 'x', createdAt: today, updatedAt: today };
      const { oldAvatarUserId: _avatar, oldCoverUserId: _cover, ...rest } = pictureFacts;
      put([pictureItem('lan', 'avatar', { ...rest, ...file, fileUrl: avatarAt(id) })]);
      return id;
    });
  return {
    table,
    put,
    rows,
    upload,
    choose,
    olds,
    kept,
    contextAt,
    current: (slot: PictureSlot = 'avatar') => readPicture(contextAt(), { userId: 'lan', slot }),
    profile: () => profileRecord.find(table, { id: 'lan' }),
    uploadNow: (id: string) => rows().find(({ pk }) => pk === `UPLOAD#${id}`),
    files: () => rows().filter(({ entity }) => entity === 'member-picture').length,
    pass: () => void (seconds += 1),
  };
}
