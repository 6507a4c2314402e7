import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { JobStatus } from '#shared/jobs/job-status.ts';
import type { StoredJob } from '#functions/domain/jobs/job-record.ts';
import { JobFailure, type JobRunner, type JobStep } from '#functions/domain/jobs/job-runner.ts';
import { stopJob, takeBackJob } from '#functions/domain/jobs/change-job.ts';
import { log } from '#functions/platform/log.ts';
import { originOfChange } from '#functions/platform/records/change-origin.ts';
import { meanwhile } from '#tests/support/meanwhile.ts';
import { begun, jobScene, type JobScene, reader } from './jobs-scene.ts';

beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue());

const now = '2026-11-22T03:00:00.000Z';
const untouched = { turn: 3, version: 4, done: 7, cursor: { row: 7 } };

/** A runner that does the same in each piece, and how often it was asked. */
function aRunner(work: (job: StoredJob) => JobStep | Promise<JobStep>) {
  const asked: StoredJob[] = [];
  const step: JobRunner['step'] = async (_context, job) => {
    asked.push(job);
    return work(job);
  };
  return { runner: { step, takeBack: step } satisfies JobRunner, asked };
}

async function afterPiece(
  status: JobStatus,
  given: Partial<StoredJob>,
  work: (scene: JobScene) => JobStep | Promise<JobStep>,
) {
  const scene = jobScene();
  scene.lay(status, given);
  const { runner, asked } = aRunner(() => work(scene));
  await scene.run(3, runner);
  return { ...scene, asked, after: await scene.job() };
}
const further: JobStep = { counts: { done: 9, changed: 7 }, cursor: { row: 9 } };

describe('a piece of a job', () => {
  it('is counted, and the next is asked for', async () => {
    const { after, asked, holds } = await afterPiece('running', {}, () => further);
    expect(asked).toMatchObject([{ status: 'running', turn: 3 }]);
    expect(after).toMatchObject({
      status: 'running',
      turn: 4,
      tries: 0,
      done: 9,
      changed: 7,
      unchanged: 1,
      cursor: { row: 9 },
      updatedAt: now,
      endedAt: null,
    });
    expect(holds()).toEqual(['job']);
  });

  it('that is the first begins the job, and one that says nothing leaves its counts', async () => {
    const { after, asked } = await afterPiece('queued', {}, () => ({}));
    expect(asked).toMatchObject([{ status: 'running', updatedAt: now, version: 5 }]);
    expect(after).toMatchObject({ status: 'running', turn: 4, done: 7, cursor: null, version: 6 });
  });

  it('that is the last ends it, and the next of its kind may begin', async () => {
    const end = { status: 'done', file: { key: 'k', name: 'n', rows: 1, format: 'csv' } } as const;
    const { after, holds } = await afterPiece('running', {}, () => ({ ...further, end }));
    expect(after).toMatchObject({ ...end, turn: 4, done: 9, endedAt: now, updatedAt: now });
    expect(holds()).toEqual([]);
  });

  it.each<[string, JobStatus, Partial<StoredJob>, JobStep, (scene: JobScene) => unknown, object]>([
    [
      'ends it where it was stopped meanwhile',
      'running',
      {},
      further,
      ({ context }) => stopJob(context, reader, 'job'),
      { status: 'stopped', turn: 4, done: 9, stopAsked: false, endedAt: now },
    ],
    [
      'ends what is taken back where it was stopped meanwhile',
      'taking_back',
      {},
      further,
      ({ context }) => stopJob(context, reader, 'job'),
      { status: 'done', turn: 4, done: 9, endedAt: now },
    ],
    [
      'takes it back where that was asked meanwhile',
      'running',
      {},
      further,
      ({ context }) => takeBackJob(context, reader, 'job', undefined),
      {
        status: 'taking_back',
        takingBack: { rows: null, pass: 4 },
        turn: 4,
        done: 9,
        changed: 7,
        cursor: null,
        endedAt: null,
      },
    ],
    [
      'takes it back though it was the last',
      'running',
      {},
      { ...further, end: { status: 'done' } },
      ({ context }) => takeBackJob(context, reader, 'job', undefined),
      { status: 'taking_back', turn: 4, done: 9 },
    ],
    [
      'ends as it says though it was stopped meanwhile',
      'running',
      {},
      { ...further, end: { status: 'done' } },
      ({ context }) => stopJob(context, reader, 'job'),
      { status: 'done', done: 9 },
    ],
    [
      'is nothing where another has done it',
      'running',
      {},
      further,
      ({ lay }) => lay('running', { turn: 4, version: 7, done: 8 }),
      { turn: 4, version: 7, done: 8 },
    ],
    [
      'is nothing where it has ended meanwhile',
      'running',
      {},
      further,
      ({ lay }) => lay('stopped', { version: 7 }),
      { status: 'stopped', turn: 3, version: 7, done: 7 },
    ],
  ])('%s', async (_, status, given, step, happens, expected) => {
    const { after } = await afterPiece(status, given, async (scene) => {
      await happens(scene);
      return step;
    });
    expect(after).toMatchObject(expected);
  });

  it.each<[string, JobStatus, Partial<StoredJob>, object]>([
    ['stopped', 'running', { stopAsked: true }, { status: 'stopped', turn: 3, endedAt: now }],
    ['done, where it was taken back', 'taking_back', { stopAsked: true }, { status: 'done', endedAt: now }],
    ['taken back', 'running', { stopAsked: true, backAsked: true }, { status: 'taking_back', turn: 4 }],
    ['stopped before it began', 'queued', { stopAsked: true }, { status: 'stopped', endedAt: now }],
  ])('is not begun where the job is to be %s', async (_, status, given, expected) => {
    const { after, asked } = await afterPiece(status, given, () => further);
    expect([asked, after]).toMatchObject([[], expected]);
  });

  it.each<[JobStatus, number]>([
    ['running', 2],
    ['running', 4],
    ['queued', 4],
    ['done', 3],
    ['stopped', 3],
  ])('of a job that is %s is nothing for turn %s', async (status, turn) => {
    const { lay, run, job } = jobScene();
    lay(status);
    const { runner, asked } = aRunner(() => further);
    await run(turn, runner);
    expect([asked, await job()]).toMatchObject([[], { ...untouched, status }]);
  });

  it('is begun by the second of two messages where the first began the job at that moment', async () => {
    const { lay, run, table, job, jobs } = jobScene();
    const { version } = lay('queued');
    const { runner, asked } = aRunner(() => further);
    const crossed = meanwhile(table, () => lay('running', { version: version + 1 }));
    await run(3, runner, { where: crossed.table });
    expect(crossed.happened()).toBe(true);
    expect(asked).toMatchObject([{ status: 'running', version: version + 1 }]);
    expect(await job()).toMatchObject({ turn: 4, version: version + 2 });
    expect(jobs()).toHaveLength(1);
  });

  it('changes in the name of whoever started it, by hand or by a file', async () => {
    const origins: unknown[] = [];
    for (const [kind, input] of [
      ['change-products', { act: 'price' }],
      ['import-products', { mode: 'apply' }],
    ] as const)
      await afterPiece('running', { kind, input }, () => {
        origins.push(originOfChange());
        return further;
      });
    const who = { id: 'lan', role: 'collaborator' };
    expect(origins).toEqual([
      { who, way: 'bulk', jobId: 'job' },
      { who, way: 'import', jobId: 'job' },
    ]);
  });

  it('of a job that puts nothing back is the end of that', async () => {
    const { lay, run, job } = jobScene();
    lay('taking_back');
    await run(3, { step: () => Promise.reject(new Error('Nobody asked')) });
    expect(await job()).toMatchObject({ status: 'done', turn: 4, endedAt: now });
  });
});

describe('a piece that goes wrong', () => {
  it('for good fails the job with the reason, from where it was', async () => {
    const { after, holds } = await afterPiece('running', {}, () => {
      throw new JobFailure('unknown_columns', ['Giá', 'Tên']);
    });
    expect(after).toMatchObject({
      status: 'failed',
      reason: 'unknown_columns',
      questions: ['Giá', 'Tên'],
      cursor: { row: 7 },
      turn: 4,
      endedAt: now,
    });
    expect([holds(), vi.mocked(log.error).mock.calls]).toEqual([[], []]);
  });

  it.each<[number, Partial<StoredJob>, object]>([
    [0, {}, { status: 'running', tries: 1, turn: 4, updatedAt: begun, done: 7, cursor: { row: 7 } }],
    [3, {}, { status: 'running', tries: 4, turn: 4 }],
    [4, {}, { status: 'failed', reason: 'internal', tries: 5, turn: 3, endedAt: now }],
    [4, { backAsked: true }, { status: 'taking_back', tries: 0, turn: 4 }],
  ])('after %s tries is begun anew, or fails the job', async (tries, given, expected) => {
    const { after } = await afterPiece('running', { tries, ...given }, () => {
      throw new Error('The line is broken');
    });
    expect(after).toMatchObject(expected);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('is not begun anew where another has done it', async () => {
    const { after } = await afterPiece('running', {}, ({ lay }) => {
      lay('running', { turn: 4, version: 7, tries: 0 });
      throw new Error('The line is broken');
    });
    expect(after).toMatchObject({ turn: 4, version: 7, tries: 0 });
  });
});
