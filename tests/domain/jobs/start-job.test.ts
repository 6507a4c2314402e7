import { describe, expect, it } from 'vitest';
import { readSelection, saveSelection } from '#functions/domain/jobs/job-selection.ts';
import { jobKeys } from '#functions/domain/jobs/job-keys.ts';
import { rowItem, StoredRow } from '#functions/domain/jobs/job-record.ts';
import { noteRows } from '#functions/domain/jobs/note-rows.ts';
import { withDeadline } from '#functions/platform/deadline.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { jobScene, owner } from './jobs-scene.ts';

const now = '2026-11-22T03:00:00.000Z';
const thirtyDaysOn = Date.parse(now) / 1000 + 30 * 86_400;

describe('a job that is started', () => {
  it('waits, with what was said, for thirty days', async () => {
    const { start, job, holds, rows } = jobScene();
    const started = await start('import-products', { mode: 'check', fileId: 'f' });
    expect(started).toEqual({
      id: started.id,
      kind: 'import-products',
      ownerId: 'lan',
      ownerName: 'Lan',
      ownerRole: 'collaborator',
      language: 'vi',
      input: { mode: 'check', fileId: 'f' },
      status: 'queued',
      reason: null,
      questions: [],
      stopAsked: false,
      backAsked: false,
      turn: 1,
      cursor: null,
      tries: 0,
      takingBack: null,
      file: null,
      total: null,
      done: 0,
      changed: 0,
      made: 0,
      unchanged: 0,
      refused: 0,
      remarked: 0,
      takenBack: 0,
      kept: 0,
      createdAt: now,
      updatedAt: now,
      endedAt: null,
      version: 1,
      expiresAt: thirtyDaysOn,
    });
    expect(await job(started.id)).toMatchObject({ id: started.id, expiresAt: thirtyDaysOn });
    expect(holds()).toEqual([started.id]);
    expect(rows().find(({ entity }) => entity === 'job-under-way')).toMatchObject({
      expiresAt: thirtyDaysOn,
    });
  });

  it('keeps which things it is about apart, and knows how many they are', async () => {
    const { start, context, rows } = jobScene();
    const ids = Array.from({ length: 501 }, (_, nth) => `P${nth}`);
    const job = await start('change-products', { ids, act: 'publish' });
    expect([job.total, job.input]).toEqual([501, { act: 'publish' }]);
    const parts = rows().filter(({ entity }) => entity === 'job-chosen');
    expect(parts.map(({ ids: some }) => (some as string[]).length)).toEqual([250, 250, 1]);
    expect(parts.map(({ expiresAt }) => expiresAt)).toEqual([thirtyDaysOn, thirtyDaysOn, thirtyDaysOn]);
    expect(await readSelection(context, job, 0)).toEqual(ids.slice(0, 250));
    expect(await readSelection(context, job, 249)).toEqual(['P249']);
    expect(await readSelection(context, job, 250)).toEqual(ids.slice(250, 500));
    expect(await readSelection(context, job, 500)).toEqual(['P500']);
    await expect(readSelection(context, job, 750)).rejects.toThrow('is gone');
    expect([
      saveSelection(job, [], new Date(now)),
      saveSelection(job, ids.slice(0, 250), new Date(now)).length,
    ]).toEqual([[], 1]);
  });

  it('is one of its kind for each person, and for each thing it is about', async () => {
    const { start, jobs } = jobScene();
    const first = await start('import-products');
    expect((await start('import-products', { mode: 'apply' })).id).toBe(first.id);
    const cam = await start('import-products', {}, { ...owner, id: 'cam' });
    const others = await start('export-products');
    const book = await start('export-prices', { bookId: 'b1' }, { ...owner, role: 'admin' });
    const otherBook = await start('export-prices', { bookId: 'b2' }, { ...owner, role: 'admin' });
    const same = await start('export-prices', { bookId: 'b1' }, { ...owner, role: 'admin' });
    expect(new Set([first.id, cam.id, others.id, book.id, otherBook.id]).size).toBe(5);
    expect([same.id, jobs().length]).toEqual([book.id, 5]);
  });

  it('takes the place of one nobody is at work on, and of none that only rests', async () => {
    const { start, lay, job, holds } = jobScene();
    lay('running', { updatedAt: '2026-11-22T02:00:00.000Z' });
    expect((await start('import-products')).id).toBe('job');
    lay('running', { updatedAt: '2026-11-22T01:59:59.999Z' });
    const next = await start('import-products');
    expect(await job()).toMatchObject({ status: 'failed', reason: 'stalled', endedAt: now });
    expect([next.status, holds()]).toEqual(['queued', [next.id]]);
  });

  it('waits for nothing that was held until now, and for what is held a second longer', async () => {
    const { start, put, holdOf, lay } = jobScene();
    const before = lay('done', { id: 'gone' });
    put([holdOf({ ...before, id: 'none' }, Date.parse(now) / 1000)]);
    const started = await start('import-products');
    expect(started.status).toBe('queued');
    put([holdOf({ ...before, id: 'none' }, Date.parse(now) / 1000 + 1)]);
    const again = withDeadline(
      () => 0,
      () => start('import-products'),
    );
    expect(await refusalOf(again)).toBe('STALE_STATE');
  });

  it('is refused to whom such work is not given', async () => {
    const { start, jobs } = jobScene();
    expect(await refusalOf(start('import-products', {}, { ...owner, role: 'user' }))).toBe('FORBIDDEN');
    expect(await refusalOf(start('export-users', {}, owner))).toBe('FORBIDDEN');
    expect(jobs()).toEqual([]);
    // What is everybody's own is everybody's to start.
    await start('export-own-data', { signIns: [] }, { ...owner, role: 'user' });
    expect(jobs()).toHaveLength(1);
  });
});

it('rows that were refused are told of once, however many there are', async () => {
  const { lay, context, table, put } = jobScene();
  const job = lay('running');
  const problems = [{ column: null, code: 'not_found' }];
  const before = {
    row: 105,
    key: 'T105',
    status: 'changed' as const,
    problems: [],
    target: 'T105',
    before: {},
    after: {},
  };
  put([rowItem('job', { ...before, expiresAt: 1 })]);
  const refused = Array.from({ length: 150 }, (_, nth) => ({ row: nth + 2, key: `T${nth + 2}`, problems }));
  await noteRows(context, job, 'refused', refused);
  await noteRows(context, job, 'refused', refused.slice(0, 3));
  const { items } = await table.query({ pk: jobKeys.partition('job'), startsWith: jobKeys.rows }, StoredRow);
  expect(items).toHaveLength(150);
  expect(items.filter(({ status }) => status === 'changed').map(({ row }) => row)).toEqual([105]);
  expect(items[0]).toEqual({
    row: 2,
    key: 'T2',
    status: 'refused',
    problems,
    target: null,
    before: {},
    after: {},
    expiresAt: thirtyDaysOn,
  });
  await noteRows(context, job, 'refused', []);
});
