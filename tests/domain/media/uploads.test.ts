import { expect, it } from 'vitest';
import {
  attachUpload,
  findUpload,
  settleUpload,
  type StoredUpload,
  uploadItem,
} from '#functions/domain/media/uploads.ts';
import { now } from '#functions/platform/clock.ts';
import { memoryTable } from '#tests/support/memory-table.ts';

const upload: StoredUpload = {
  id: 'u1',
  ownerId: 'lan',
  kind: 'reviewImages',
  mimeType: 'image/jpeg',
  bytes: 1000,
  status: 'waiting',
  createdAt: '2026-11-21T00:00:00.000Z',
  expiresAt: 2_000_000_000,
};

it('an upload serves its owner, for one thing, and is made once', async () => {
  const { table, put } = memoryTable();
  put([uploadItem(upload)]);
  const attach = (ownerId: string, thing: string) => table.write([attachUpload('u1', ownerId, thing, 'no')]);
  const settle = () => table.write([settleUpload('u1', 'ready', 'no')]);
  expect(await settle()).toBe('no');
  expect(await attach('mai', 'a review of hers')).toBe('no');
  expect(await attach('lan', 'r1')).toBeUndefined();
  expect(await attach('lan', 'r2')).toBe('no');
  expect([await settle(), await settle()]).toEqual([undefined, 'no']);
  expect(await findUpload({ table, now }, 'u1')).toMatchObject({ status: 'ready', attachedTo: 'r1' });
  expect(await findUpload({ table, now }, 'u1')).not.toHaveProperty('expiresAt');
});

it('an upload serves what its kind is for: no paper of a post’s stands among the pictures of a review', async () => {
  const { table, put } = memoryTable();
  put([uploadItem({ ...upload, kind: 'files' })]);
  expect(await table.write([attachUpload('u1', 'lan', 'r1', 'no')])).toBe('no');
  expect(await table.write([attachUpload('u1', 'lan', 'p1', 'no', 'files')])).toBeUndefined();
});
