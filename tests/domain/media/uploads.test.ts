import { expect, it } from 'vitest';
import type { UploadKind } from '#shared/media/upload-kinds.ts';
import {
  attach,
  detach,
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
  const use = (ownerId: string, id: string) =>
    table.write([attach('u1', { ownerId, kind: 'reviewImages', of: { kind: 'review', id } })]);
  const settle = () => table.write([settleUpload({ id: 'u1', status: 'attached' }, 'no')]);
  expect(await settle()).toBe('no');
  expect(await use('mai', 'hers')).toBe('UNKNOWN_UPLOAD');
  expect(await use('lan', 'r1')).toBeUndefined();
  expect(await use('lan', 'r2')).toBe('UNKNOWN_UPLOAD');
  expect([await settle(), await settle()]).toEqual([undefined, 'no']);
  expect(await findUpload({ table, now }, 'u1')).toMatchObject({ status: 'ready', attachedTo: 'review#r1' });
  expect(await findUpload({ table, now }, 'u1')).not.toHaveProperty('expiresAt');
});

it('an upload serves what its kind is for: no paper of a post’s stands among the pictures of a review', async () => {
  const { table, put } = memoryTable();
  put([uploadItem({ ...upload, kind: 'files' })]);
  const use = (kind: UploadKind) =>
    table.write([attach('u1', { ownerId: 'lan', kind, of: { kind: 'document', id: 'd1' } })]);
  expect(await use('reviewImages')).toBe('UNKNOWN_UPLOAD');
  expect(await use('files')).toBeUndefined();
});

it('an upload that was never announced is neither given up nor taken off', async () => {
  const { table, rows } = memoryTable();
  expect(await table.write([dropUnused('u1', now(), 'used')])).toBe('used');
  await expect(table.write([detach('u1', now())])).rejects.toThrow('No refusal is named');
  expect(rows()).toEqual([]);
});

it('a picture for a post is kept while its post is written, and goes after a day without one', async () => {
  const { table, put } = memoryTable();
  put([uploadItem({ ...upload, kind: 'postImages' })]);
  const drop = () => table.write([dropUnused('u1', now(), 'used')]);
  expect(await table.write([keepArrived('u1', now(), 'no')])).toBeUndefined();
  expect(await findUpload({ table, now }, 'u1')).not.toHaveProperty('expiresAt');
  expect(await table.write([keepArrived('u1', now(), 'no')])).toBe('no');
  expect(await table.write([settleUpload({ id: 'u1', status: 'arrived' }, 'no')])).toBeUndefined();
  expect(await drop()).toBeUndefined();
  expect(await findUpload({ table, now }, 'u1')).toMatchObject({ status: 'removed' });
  put([uploadItem({ ...upload, status: 'ready', attachedTo: 'p1' })]);
  expect(await drop()).toBe('used');
});
