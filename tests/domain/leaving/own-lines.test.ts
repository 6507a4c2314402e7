import { expect, it, vi } from 'vitest';
import { profileRecord } from '#functions/domain/accounts/account.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import { ownLines } from '#functions/domain/leaving/own-data-lines.ts';
import * as notifications from '#functions/domain/notifications/list-notifications.ts';
import { contextOf } from '#tests/support/context.ts';
import { memoryTable } from '#tests/support/memory-table.ts';
import { aProfile } from '#tests/support/profile.ts';

it('all that somebody says of themselves is told, with the five hundred newest notifications', async () => {
  const { table, put } = memoryTable();
  const said = {
    fullName: 'Trần Lan',
    email: 'lan@example.com',
    phoneNumber: '0912345678',
    referenceId: 'LAN00001',
    bio: 'Bán cốm',
    website: 'https://lan.example',
    dob: '1992-03-14',
    gender: 'female',
    country: 'VN',
  } as const;
  put([profileRecord.item(aProfile({ id: 'lan', language: 'en', ...said }))]);
  const list = vi.spyOn(notifications, 'listNotifications');
  // Of the job only whose it is, and in which language, is asked here.
  const lines = await ownLines(contextOf(table), { ownerId: 'lan', language: 'vi' } as StoredJob);
  const told = lines.flatMap(({ part, what, text }) => (part === 'profile' ? [[what, text]] : []));
  expect(Object.fromEntries(told)).toEqual({
    ...said,
    role: 'user',
    status: 'active',
    language: 'en',
    createdAt: '',
  });
  expect(list.mock.calls.map(([, asked]) => asked)).toEqual([
    { userId: 'lan', page: 1, limit: 500, language: 'vi' },
  ]);
});
