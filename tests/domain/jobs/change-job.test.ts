import { describe, expect, it } from 'vitest';
import type { JobStatus } from '#shared/jobs/job-status.ts';
import { resumeJob, stopJob, takeBackJob } from '#functions/domain/jobs/change-job.ts';
import { endJob } from '#functions/domain/jobs/end-job.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { refusalOf } from '#tests/support/refusal-of.ts';
import { begun, jobScene, reader } from './jobs-scene.ts';

const now = '2026-11-22T03:00:00.000Z';
/** A millisecond longer than a job may rest before nobody is at work on it. */
const stalled = { updatedAt: '2026-11-22T01:59:59.999Z' };
const ended = { stopAsked: false, backAsked: false, updatedAt: now, endedAt: now, turn: 3, version: 5 };
const unchanged = { turn: 3, version: 4 };

type Case = [string, JobStatus, Partial<StoredJob>, object | string];

describe('stopping a job', () => {
  it.each<Case>([
    ['that waits ends it', 'queued', {}, { ...ended, status: 'stopped', reason: null }],
    [
      'at work asks for that',
      'running',
      {},
      { status: 'running', stopAsked: true, updatedAt: begun, version: 5 },
    ],
    [
      'that is asked already changes nothing',
      'running',
      { stopAsked: true },
      { ...unchanged, stopAsked: true },
    ],
    ['that is stopped changes nothing', 'stopped', {}, { ...unchanged, status: 'stopped' }],
    [
      'that takes back asks for that',
      'taking_back',
      {},
      { status: 'taking_back', stopAsked: true, version: 5 },
    ],
    ['nobody is at work on ends it', 'running', stalled, { ...ended, status: 'failed', reason: 'stalled' }],
    [
      'nobody is at work on, though asked before, ends it',
      'running',
      { ...stalled, stopAsked: true, backAsked: true },
      { ...ended, status: 'failed', reason: 'stalled' },
    ],
    ['nobody ever began ends it', 'queued', stalled, { ...ended, status: 'failed', reason: 'stalled' }],
    ['that is done is refused', 'done', stalled, 'JOB_STATE'],
    ['that failed is refused', 'failed', {}, 'JOB_STATE'],
    ['that was taken back is refused', 'taken_back', {}, 'JOB_STATE'],
  ])('%s', async (_, status, given, expected) => {
    const { lay, context, job, holds } = jobScene();
    lay(status, given);
    const held = holds();
    const refusal = await refusalOf(stopJob(context, reader, 'job'));
    const after = await job();
    if (typeof expected === 'string') expect([refusal, after.version]).toEqual([expected, 4]);
    else expect([refusal, after]).toMatchObject([undefined, expected]);
    expect(holds()).toEqual(after.endedAt === now ? [] : held);
  });

  it('is its owner’s and admins’ who may do such work', async () => {
    const { lay, context } = jobScene();
    lay('running');
    const asked = (userId: string, role: 'user' | 'collaborator' | 'admin', id = 'job') =>
      refusalOf(stopJob(context, { userId, role }, id));
    expect(await asked('cam', 'collaborator')).toBe('JOB_NOT_FOUND');
    expect(await asked('lan', 'user')).toBe('JOB_NOT_FOUND');
    expect(await asked('lan', 'collaborator', 'none')).toBe('JOB_NOT_FOUND');
    expect(await asked('cam', 'admin')).toBeUndefined();
  });
});

describe('going on with a job', () => {
  const again = {
    status: 'running',
    turn: 4,
    tries: 0,
    reason: null,
    stopAsked: false,
    endedAt: null,
    updatedAt: now,
    cursor: { row: 7 },
    version: 5,
  };
  it.each<Case>([
    ['that was stopped', 'stopped', { endedAt: begun }, again],
    ['that failed for what may pass', 'failed', { reason: 'internal', endedAt: begun }, again],
    ['that nobody moved', 'failed', { reason: 'stalled', endedAt: begun }, again],
    ['that nobody is at work on', 'running', { ...stalled, stopAsked: true }, again],
    ['that somebody is at work on', 'running', {}, { ...unchanged, status: 'running' }],
    ['whose file is gone', 'failed', { reason: 'file_missing' }, 'JOB_STATE'],
    ['that failed without a reason', 'failed', {}, 'JOB_STATE'],
    ['that waits', 'queued', {}, 'JOB_STATE'],
    ['that nobody ever began', 'queued', stalled, 'JOB_STATE'],
    ['that is done', 'done', {}, 'JOB_STATE'],
    ['that is taken back', 'taking_back', {}, 'JOB_STATE'],
    ['that nobody takes back any more', 'taking_back', stalled, 'JOB_STATE'],
    [
      'that failed while it was taken back',
      'failed',
      { reason: 'internal', takingBack: { rows: null, pass: 2 } },
      'JOB_STATE',
    ],
  ])('%s', async (_, status, given, expected) => {
    const { lay, context, job, holds } = jobScene();
    lay(status, given);
    const refusal = await refusalOf(resumeJob(context, reader, 'job'));
    const after = await job();
    if (typeof expected === 'string') expect([refusal, after.version]).toEqual([expected, 4]);
    else {
      expect([refusal, after]).toMatchObject([undefined, expected]);
      expect(holds()).toEqual(['job']);
    }
  });

  it.each(['stopped', 'failed'] as const)('that %s waits for another of its kind', async (status) => {
    const { lay, context, job } = jobScene();
    lay('running', { id: 'other' });
    lay(status, { reason: 'internal' });
    expect(await refusalOf(resumeJob(context, reader, 'job'))).toBe('JOB_STATE');
    expect(await job()).toMatchObject({ ...unchanged, status });
  });

  it('goes on once, though two ask at one moment', async () => {
    const { lay, context, contextAt, table, job } = jobScene();
    lay('stopped');
    const crossed = meanwhile(table, () => resumeJob(context, reader, 'job'));
    await resumeJob(contextAt(crossed.table), reader, 'job');
    expect(crossed.happened()).toBe(true);
    expect(await job()).toMatchObject({ status: 'running', turn: 4, version: 5 });
  });
});

describe('taking back a job', () => {
  const back = {
    status: 'taking_back',
    takingBack: { rows: null, pass: 4 },
    turn: 4,
    tries: 0,
    cursor: null,
    reason: null,
    stopAsked: false,
    backAsked: false,
    endedAt: null,
    updatedAt: now,
    changed: 5,
    version: 5,
  };
  it.each<Case>([
    ['that is done', 'done', { endedAt: begun }, back],
    ['that was stopped', 'stopped', { endedAt: begun }, back],
    ['that failed', 'failed', { reason: 'file_missing', endedAt: begun }, back],
    ['of which one row is left', 'done', { takenBack: 2, kept: 2 }, back],
    ['of which no row is left', 'done', { takenBack: 2, kept: 3 }, 'JOB_STATE'],
    ['that changed nothing', 'done', { changed: 0 }, 'JOB_STATE'],
    ['that was taken back', 'taken_back', {}, 'JOB_STATE'],
    ['that only tried', 'done', { input: { mode: 'check' } }, 'JOB_STATE'],
    ['that writes rows down', 'done', { kind: 'export-products' }, 'JOB_STATE'],
    ['that waits stops it', 'queued', {}, { ...ended, status: 'stopped' }],
    [
      'that is at work stops it first',
      'running',
      {},
      { status: 'running', stopAsked: true, backAsked: true, version: 5 },
    ],
    ['that nobody is at work on', 'running', { ...stalled, stopAsked: true }, back],
    ['that is asked for already', 'running', { backAsked: true, stopAsked: true }, unchanged],
    [
      'that is under way',
      'taking_back',
      { takingBack: { rows: [2], pass: 3 } },
      { ...unchanged, takingBack: { rows: [2], pass: 3 } },
    ],
  ])('%s', async (_, status, given, expected) => {
    const { lay, context, job, holds } = jobScene();
    lay(status, given);
    const refusal = await refusalOf(takeBackJob(context, reader, 'job', undefined));
    const after = await job();
    if (typeof expected === 'string') expect([refusal, after.version]).toEqual([expected, 4]);
    else {
      expect([refusal, after]).toMatchObject([undefined, expected]);
      expect(holds()).toEqual(after.endedAt === now ? [] : ['job']);
    }
  });

  it('is of the rows that are named', async () => {
    const { lay, context, job } = jobScene();
    lay('done');
    await takeBackJob(context, reader, 'job', [2, 5]);
    expect(await job()).toMatchObject({ takingBack: { rows: [2, 5], pass: 4 } });
  });

  it('waits for another of its kind', async () => {
    const { lay, context, job } = jobScene();
    lay('queued', { id: 'other' });
    lay('done');
    expect(await refusalOf(takeBackJob(context, reader, 'job', undefined))).toBe('JOB_STATE');
    expect(await job()).toMatchObject({ ...unchanged, status: 'done' });
  });
});

describe('ending a job', () => {
  it('is done where it is under way, and has not come further', async () => {
    const { lay, context, job } = jobScene();
    const end = { status: 'failed', reason: 'stalled' } as const;
    const before = lay('running');
    expect(await endJob(context, { ...before, turn: 2 }, end)).toMatchObject(unchanged);
    lay('stopped');
    expect(await endJob(context, before, end)).toMatchObject({ ...unchanged, status: 'stopped' });
    lay('taking_back');
    expect(await endJob(context, before, end)).toMatchObject({ ...ended, status: 'failed' });
    expect(await endJob(context, { ...before, id: 'none' }, end)).toBeUndefined();
    expect(await job()).toMatchObject({ status: 'failed', reason: 'stalled' });
  });

  it('is a move that jobs make', async () => {
    const { lay, context } = jobScene();
    await expect(endJob(context, lay('queued'), { status: 'done' })).rejects.toThrow(
      'A job moves not from queued to done',
    );
  });
});
