import { expect, it } from 'vitest';
import { happened } from '#functions/domain/accounts/member-log/member-log.ts';
import { exportMemberLog } from '#functions/domain/people/export-member-log.ts';
import type { Bucket } from '#functions/platform/clients/bucket.ts';
import { contextOf } from '#tests/support/context.ts';
import { aStoredJob } from '#tests/support/jobs.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';
import { readViewsFrom } from '../support/views-of-table.ts';

it('the log goes out a line a thing that happened, with who did it as they were then', async () => {
  const { table, rows } = memoryTable();
  const lan = aProfile({
    id: 'lan',
    email: 'lan@example.com',
    phoneNumber: '0912345678',
    referenceId: 'LANLANLA',
  });
  await table.write(happened('USER_REGISTERED', lan, new Date('2026-11-20T03:00:00.000Z')));
  await table.write(happened('USER_LOGGED_IN', lan, new Date('2026-11-21T03:00:00.000Z')));
  // Older than the log is kept.
  await table.write(happened('USER_LOGGED_IN', lan, new Date('2024-11-21T03:00:00.000Z')));
  readViewsFrom(rows);
  const pieces: unknown[] = [];
  const bucket = {
    put: (_: string, body: Uint8Array) => {
      pieces.push(JSON.parse(Buffer.from(body).toString('utf8')));
      return Promise.resolve();
    },
    // Nothing else of it is used to keep a piece.
  } as unknown as Bucket;
  const context = { ...contextOf(table, () => new Date('2026-11-22T03:00:00.000Z')), bucket };
  const job = aStoredJob({
    kind: 'export-member-log',
    input: { format: 'csv', query: {} },
    status: 'running',
    total: null,
    done: 0,
  });
  const step = await exportMemberLog.step(context, job);
  expect(step.counts).toEqual({ total: 2, done: 2 });
  expect(pieces).toEqual([
    [
      ['2026-11-21 10:00', 'Đăng nhập', 'LANLANLA', 'lan@example.com', '0912345678'],
      ['2026-11-20 10:00', 'Đăng ký tài khoản', 'LANLANLA', 'lan@example.com', '0912345678'],
    ],
  ]);
});
