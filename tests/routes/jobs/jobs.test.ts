import { beforeAll, describe, expect, it } from 'vitest';
import {
  getJob,
  getJobFile,
  listJobRows,
  listJobs,
  resumeJob,
  startJob,
  stopJob,
  takeBackJob,
} from '#shared/jobs/jobs.contract.ts';
import { listEventsAfter } from '#functions/domain/live/rooms.ts';
import { jobKeys } from '#functions/domain/jobs/job-keys.ts';
import { runJob } from '#functions/domain/jobs/run-job.ts';
import { jobRunners } from '#functions/workers/job-runners.ts';
import { create, update } from '#functions/platform/table/table-operations.ts';
import { readSheet } from '#functions/platform/sheets/read-sheet.ts';
import { aSharedMember, aSharedWorld } from '#tests/support/shared-world.ts';
import { working } from './jobs-scene.ts';

const world = aSharedWorld({ awake: ['push-live'] });
const admin = aSharedMember(world, { role: 'admin', fullName: 'Quản Trị' });
const staff = aSharedMember(world, { role: 'collaborator' });
let jobs: ReturnType<typeof working>;
beforeAll(() => {
  jobs = working(world);
});

describe('an export of the member list', () => {
  it('holds all pages of what was asked, phones as text, formulas as words', async () => {
    const word = `Sen${Date.now()}`;
    for (let nth = 0; nth < 3; nth += 1)
      await world.anAccount({
        fullName: `=${word} ${nth}`,
        phoneNumber: `091234567${nth}`,
        status: 'pending_kyc',
      });
    await world.anAccount({ fullName: word, status: 'active' });
    const query = { searchTerm: word, status: 'pending_kyc' as const, limit: 1 };
    const { status, body } = await jobs.start(admin, {
      kind: 'export-users',
      input: { format: 'csv', query },
    });
    expect([status, body.status]).toEqual([201, 'queued']);
    const done = await jobs.ended(admin, body.id);
    expect(done).toMatchObject({ status: 'done', done: 3, total: 3, file: { rows: 3 } });
    expect(done.file?.name).toMatch(/^thanh-vien-\d{4}-\d\d-\d\d\.csv$/);

    const text = (await jobs.fileOf(admin, body.id)).toString('utf8');
    expect(
      text.startsWith('\uFEFFMã ID,Họ và tên,Email,Số điện thoại,Vai trò,Trạng thái,Ngày đăng ký\r\n'),
    ).toBe(true);
    expect(text).toContain(`'=${word} 2`);
    expect(text).toContain('"=""0912345672"""');
    expect((await jobs.csvOf(admin, body.id)).slice(1).map((row) => [row[1], row[3], row[5]])).toEqual(
      [2, 1, 0].map((nth) => [`=${word} ${nth}`, `091234567${nth}`, 'Chưa xác minh']),
    );
  });

  it('is a workbook where that is wanted, or of the rows that were chosen', async () => {
    const word = `Trúc${Date.now()}`;
    const [one] = await Promise.all(
      [0, 1].map(() => world.anAccount({ fullName: word, phoneNumber: `0987${Date.now() % 1e6}` })),
    );
    const input = { format: 'xlsx' as const, query: { searchTerm: word }, ids: [one?.id ?? ''] };
    const { body } = await jobs.start(admin, { kind: 'export-users', input });
    await jobs.ended(admin, body.id);
    const { format, rows } = await readSheet(new Uint8Array(await jobs.fileOf(admin, body.id)));
    expect(format).toBe('xlsx');
    expect(rows.slice(1).map((row) => [row[0], row[3]])).toEqual([[one?.referenceId, one?.phoneNumber]]);
  });

  it('is read by whoever has the link, for five minutes', async () => {
    const { body } = await jobs.start(admin, {
      kind: 'export-users',
      input: { query: { searchTerm: 'nobody' } },
    });
    await jobs.ended(admin, body.id);
    const { body: link } = await world.send(getJobFile, {
      token: admin.accessToken,
      params: { id: body.id },
    });
    const reply = await fetch(world.url + link.url);
    expect(reply.headers.get('content-disposition')).toContain('attachment');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(await reply.text()).toContain('Mã ID');
    expect((await fetch(world.url + link.url.split('?')[0])).status).toBe(403);
    expect((await fetch(`${world.url}/media${link.url.split('?')[0]}`)).status).toBeGreaterThan(399);
  });
});

describe('a job', () => {
  it('is one of its kind at a time: a second start answers the first', async () => {
    const person = await world.aMember({ role: 'collaborator' });
    const [first, second] = await Promise.all([
      jobs.start(person, { kind: 'export-products', input: {} }),
      jobs.start(person, { kind: 'export-products', input: {} }),
    ]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    await jobs.ended(person, first.body.id);
    const third = await jobs.start(person, { kind: 'export-products', input: {} });
    expect(third.body.id).not.toBe(first.body.id);
    await jobs.ended(person, third.body.id);
    const { body } = await world.send(listJobs, { token: person.accessToken, query: { take: 1 } });
    expect(body.data.map(({ id }) => id)).toEqual([third.body.id]);
    const next = await world.send(listJobs, {
      token: person.accessToken,
      query: { take: 5, cursor: body.nextCursor ?? '' },
    });
    expect(next.body.data.map(({ id }) => id)).toEqual([first.body.id]);
  });

  it('tells the page of whoever started it, and nobody else', async () => {
    const person = await world.aMember({ role: 'collaborator' });
    const { body } = await jobs.start(person, { kind: 'export-products', input: {} });
    await jobs.ended(person, body.id);
    const { data } = await listEventsAfter(
      { table: world.table, now: () => new Date() },
      { room: `user-${person.id}`, after: 0 },
    );
    expect(data.filter(({ type }) => type === 'job.changed').at(-1)).toMatchObject({
      jobId: body.id,
      status: 'done',
    });
  });

  it('does each piece once, whatever message comes again', async () => {
    const person = await world.aMember({ role: 'collaborator' });
    const { body } = await jobs.start(person, { kind: 'export-products', input: {} });
    const done = await jobs.ended(person, body.id);
    const bucket = new Proxy({} as never, {
      get: () => {
        throw new Error('A repeat touches no file');
      },
    });
    for (const turn of [1, 2, 3])
      await runJob({ table: world.table, now: () => new Date(), bucket }, jobRunners, {
        jobId: body.id,
        turn,
      });
    expect(await jobs.get(person, body.id)).toEqual(done);
  });

  it('403: is for whoever may do such work', async () => {
    expect((await jobs.start(staff, { kind: 'export-users', input: { query: {} } })).failure.code).toBe(
      'FORBIDDEN',
    );
  });

  it('400: is of a kind there is, with what it takes', async () => {
    const send = (body: object) => world.send(startJob, { token: admin.accessToken, body: body as never });
    expect((await send({ kind: 'export-secrets', input: {} })).status).toBe(400);
    expect((await send({ kind: 'export-users', input: { query: { status: 'junk' } } })).status).toBe(400);
    expect(
      (await send({ kind: 'import-products', input: { mode: 'check', fileId: '../secrets' } })).status,
    ).toBe(400);
  });

  it('404: is its owner’s and an admin’s, and to everybody else not there', async () => {
    const owner = await world.aMember({ role: 'collaborator' });
    const { body } = await jobs.start(owner, { kind: 'export-products', input: {} });
    await jobs.ended(owner, body.id);
    const params = { id: body.id };
    const other = { token: staff.accessToken, params };
    const answers = await Promise.all([
      world.send(getJob, other),
      world.send(listJobRows, other),
      world.send(getJobFile, other),
      world.send(stopJob, other),
      world.send(resumeJob, other),
      world.send(takeBackJob, { ...other, body: {} }),
    ]);
    expect(answers.map(({ failure }) => failure.code)).toEqual(answers.map(() => 'JOB_NOT_FOUND'));
    expect((await world.send(getJob, { token: admin.accessToken, params })).body.ownerName).toBe(
      owner.fullName,
    );
    // Somebody who may no longer do such work sees it no more.
    await world.table.write([update(jobKeys.head(body.id), { set: { kind: 'export-users' } })]);
    expect((await world.send(getJob, { token: owner.accessToken, params })).status).toBe(404);
  });

  it('takes nobody else’s file, and no trial of somebody else', async () => {
    const [one, other] = [
      await world.aMember({ role: 'collaborator' }),
      await world.aMember({ role: 'admin' }),
    ];
    const fileId = await jobs.send(one, 'code,price\nA,1\n');
    const { body } = await jobs.start(other, { kind: 'import-products', input: { mode: 'check', fileId } });
    expect(await jobs.ended(other, body.id)).toMatchObject({ status: 'failed', reason: 'file_missing' });
    const checked = await jobs.check(one, 'code,price\nA,1\n');
    expect(await jobs.apply(other, checked.id)).toMatchObject({ status: 'failed', reason: 'check_missing' });
  });
});

describe('stopping', () => {
  it('ends it where it has come to; what is done stays, and can be taken back', async () => {
    const cards = await jobs.products(Array.from({ length: 3 }, () => 100));
    const file = ['code,price', ...cards.map(({ code }) => `${code},200`)].join('\n');
    const person = await world.aMember({ role: 'collaborator' });
    const checked = await jobs.check(person, file);
    const { body } = await jobs.start(person, {
      kind: 'import-products',
      input: { mode: 'apply', checkId: checked.id },
    });
    const stopped = await world.send(stopJob, { token: person.accessToken, params: { id: body.id } });
    expect(stopped.status).toBe(200);
    const end = await jobs.ended(person, body.id);
    expect(end.status).toBe('stopped');
    expect(end.changed).toBe(
      (await Promise.all(cards.map(({ id }) => jobs.cardOf(id)))).filter((card) => card?.price === 200)
        .length,
    );
    expect(
      (await world.send(stopJob, { token: person.accessToken, params: { id: body.id } })).body.status,
    ).toBe('stopped');
    // The next one may begin.
    const next = await jobs.start(person, {
      kind: 'import-products',
      input: { mode: 'apply', checkId: checked.id },
    });
    expect(next.body.id).not.toBe(body.id);
    expect(await jobs.ended(person, next.body.id)).toMatchObject({ status: 'done' });
  });

  it('409: what has ended is not stopped', async () => {
    const { body } = await jobs.start(admin, { kind: 'export-products', input: {} });
    await jobs.ended(admin, body.id);
    const again = await world.send(stopJob, { token: admin.accessToken, params: { id: body.id } });
    expect(again.failure.code).toBe('JOB_STATE');
  });
});

it('a job nobody moves any more has failed after an hour, and the next may begin', async () => {
  const person = await world.aMember({ role: 'admin' });
  const { body: job } = await jobs.start(person, { kind: 'export-products', input: {} });
  await world.cloud.idle();
  const updatedAt = new Date(Date.now() - 3_700_000).toISOString();
  await world.table.write([
    update(jobKeys.head(job.id), { set: { status: 'running', updatedAt, endedAt: null } }),
    create({ ...jobKeys.underWay(person.id, job.kind), jobId: job.id, expiresAt: 9_999_999_999 }),
  ]);
  expect(await jobs.get(person, job.id)).toMatchObject({ status: 'failed', reason: 'stalled' });
  const { body: next } = await jobs.start(person, { kind: 'export-products', input: {} });
  expect(next.id).not.toBe(job.id);
  expect(await jobs.ended(person, next.id)).toMatchObject({ status: 'done' });
  expect((await jobs.get(person, job.id)).endedAt).not.toBeNull();
});
