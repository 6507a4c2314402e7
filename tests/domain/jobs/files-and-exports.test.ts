import { describe, expect, it, vi } from 'vitest';
import type { Profile } from '#functions/domain/accounts/account.ts';
import { exportUsers } from '#functions/domain/accounts/listing/export-users.ts';
import { userList } from '#functions/domain/accounts/listing/list-users.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { listPage } from '#functions/domain/jobs/export-list.ts';
import { linkToFile, placeForFile } from '#functions/domain/jobs/link-files.ts';
import { aStoredJob } from '#tests/support/jobs.ts';
import { aProfile } from '#tests/support/profile.ts';
import { viewRows } from '../support/view-rows.ts';

const now = () => new Date('2026-11-22T03:00:00.000Z');

describe('a file that is to be imported', () => {
  it('gets a place that bears its owner’s name, for a quarter of an hour', async () => {
    const signPut = vi.fn<(key: string) => Promise<string>>((key) =>
      Promise.resolve(`https://files.test/${key}`),
    );
    const file = { size: 1000, mimeType: 'text/csv' } as never;
    const place = await placeForFile({ bucket: { signPut }, now }, 'lan', file);
    expect(place).toEqual({
      id: place.id,
      uploadUrl: `https://files.test/files/lan/uploads/${place.id}`,
      headers: { 'content-type': 'text/csv' },
      expiresAt: '2026-11-22T03:15:00.000Z',
      maxBytes: expect.any(Number),
    });
    expect(signPut).toHaveBeenCalledWith(expect.stringContaining(place.id), {
      contentType: 'text/csv',
      bytes: 1000,
      seconds: 900,
    });
  });
});

describe('a file that a job made', () => {
  const file = { key: 'jobs/f.csv', name: 'thanh-vien.csv', rows: 2, format: 'csv' } as const;
  const signGet = vi.fn<(key: string) => Promise<string>>((key) =>
    Promise.resolve(`https://files.test/${key}`),
  );
  const link = (given: object, at = now) =>
    linkToFile({ bucket: { signGet }, now: at }, aStoredJob({ kind: 'export-users', file, ...given }));

  it('is fetched by a link that is good for five minutes', async () => {
    expect(await link({ endedAt: '2026-11-22T02:00:00.000Z' })).toEqual({
      url: 'https://files.test/jobs/f.csv',
      name: 'thanh-vien.csv',
      expiresAt: '2026-11-22T03:05:00.000Z',
    });
    expect(signGet).toHaveBeenCalledWith('jobs/f.csv', { fileName: 'thanh-vien.csv', seconds: 300 });
  });

  it('is fetched by nobody where there is none', async () => {
    await expect(link({ file: null })).rejects.toMatchObject({ code: 'JOB_STATE' });
  });

  it('is there until its time is up, and not at that very moment', async () => {
    const endedAt = '2026-11-01T00:00:00.000Z';
    const until = Date.parse('2026-11-08T00:00:00.000Z');
    await expect(link({ endedAt }, () => new Date(until - 1))).resolves.toHaveProperty('url');
    await expect(link({ endedAt }, () => new Date(until))).rejects.toMatchObject({ code: 'JOB_STATE' });
  });
});

describe('the rows of an exported list', () => {
  const members = Array.from({ length: 5 }, (_, nth): Profile =>
    aProfile(
      { id: `m${nth}`, fullName: `Mai ${nth}`, role: nth === 4 ? 'admin' : 'user' },
      `2026-11-0${nth + 1}T00:00:00.000Z`,
    ),
  );
  const page = async (after: unknown, take: number, query: object = {}) =>
    listPage(userList, aStoredJob({ input: { query } }), { after, take }, await viewRows(usersView, members));

  it('come as the list was sorted, each page after the one before, and are counted once', async () => {
    const first = await page(null, 2);
    expect([first.rows.map(({ id }) => id), first.total, first.more]).toEqual([['m4', 'm3'], 5, true]);
    const second = await page(first.after, 2);
    expect([second.rows.map(({ id }) => id), second.more]).toEqual([['m2', 'm1'], true]);
    expect(second).not.toHaveProperty('total');
    const last = await page(second.after, 2);
    expect([last.rows.map(({ id }) => id), last.more]).toEqual([['m0'], false]);
    const beyond = await page(last.after, 2);
    expect([beyond.rows, beyond.more, beyond.after]).toEqual([[], false, last.after]);
  });

  it('are narrowed and sorted as the list was', async () => {
    const found = await page(null, 10, { role: 'user', sortBy: 'createdAt', sortOrder: 'asc' });
    expect([found.rows.map(({ id }) => id), found.total]).toEqual([['m0', 'm1', 'm2', 'm3'], 4]);
  });

  it('are those of a list that has rows', async () => {
    const { rows: _, ...without } = userList;
    const asked = listPage(without as typeof userList, aStoredJob({ input: { query: {} } }), {
      after: null,
      take: 1,
    });
    await expect(asked).rejects.toThrow('accounts/list-users');
  });

  it('go out as a list of members', () => {
    expect(exportUsers).toHaveProperty('step');
  });
});
