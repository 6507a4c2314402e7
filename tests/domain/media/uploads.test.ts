import { expect, it } from 'vitest';
import {
  attachUpload,
  dropUnused,
  findUpload,
  keepArrived,
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
  const settle = () => table.write([settleUpload({ id: 'u1', status: 'attached' }, 'ready', 'no')]);
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

it('a picture for a post is kept while its post is written, and goes after a day without one', async () => {
  const { table, put } = memoryTable();
  put([uploadItem({ ...upload, kind: 'postImages' })]);
  const drop = () => table.write([dropUnused('u1', now(), 'used')]);
  expect(await table.write([keepArrived('u1', now(), 'no')])).toBeUndefined();
  expect(await findUpload({ table, now }, 'u1')).not.toHaveProperty('expiresAt');
  expect(await table.write([keepArrived('u1', now(), 'no')])).toBe('no');
  expect(await table.write([settleUpload({ id: 'u1', status: 'arrived' }, 'ready', 'no')])).toBeUndefined();
  expect(await drop()).toBeUndefined();
  expect(await findUpload({ table, now }, 'u1')).toMatchObject({ status: 'removed' });
  put([uploadItem({ ...upload, status: 'ready', attachedTo: 'p1' })]);
  expect(await drop()).toBe('used');
});
