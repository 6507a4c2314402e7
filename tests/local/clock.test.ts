import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import { lambda, mapping, schedule } from './fixtures/assembly.ts';
import { eventually } from './fixtures/eventually.ts';
import { aHome } from './fixtures/small-cloud.ts';

type Removed = { eventName: string; dynamodb: { Keys: { pk: { S: string } }; OldImage?: unknown } };

const ran: string[] = [];
const changes: Removed[] = [];
const home = aHome({
  resources: {
    Often: lambda('often'),
    Daily: lambda('daily'),
    Failing: lambda('failing'),
    Watch: lambda('watch'),
    OftenSchedule: schedule('Often', 'rate(10 minutes)'),
    FailingSchedule: schedule('Failing', 'rate(1 hour)'),
    DailySchedule: schedule('Daily', 'rate(1 day)'),
    Changes: mapping({ 'Fn::GetAtt': ['Table', 'StreamArn'] }, 'Watch'),
  },
  handlers: {
    often: () => ran.push('often'),
    daily: () => ran.push('daily'),
    failing: () => {
      throw new Error('A schedule that fails');
    },
    watch: ({ Records }: { Records: Removed[] }) => void changes.push(...Records),
  },
});

let cloud: Cloud;
beforeAll(async () => {
  cloud = await home.start();
});
afterAll(async () => {
  await cloud.close();
  home.forget();
});

const minutes = 60;
const hours = 3600;

async function post(path: string, body: unknown): Promise<{ status: number; body: unknown }> {
  const reply = await fetch(cloud.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: await reply.json() };
}

const put = (pk: string, expiresAt: number) =>
  callDynamo(cloud.endpoints.dynamodb, 'PutItem', {
    TableName: cloud.tableName,
    Item: { pk: { S: pk }, sk: { S: 'x' }, expiresAt: { N: String(expiresAt) } },
  });
const isThere = async (pk: string) => {
  const { Item } = await callDynamo<{ Item?: unknown }>(cloud.endpoints.dynamodb, 'GetItem', {
    TableName: cloud.tableName,
    Key: { pk: { S: pk }, sk: { S: 'x' } },
  });
  return Item !== undefined;
};
const secondsFromNow = (seconds: number) => Math.floor(cloud.clock.now() / 1000) + seconds;

describe('schedules', () => {
  it('fall due when the clock moves, each at its own time, whatever happens to the others', async () => {
    expect(ran).toEqual([]);
    await cloud.clock.advance(9 * minutes);
    expect(ran).toEqual([]);
    await cloud.clock.advance(2 * minutes);
    expect(ran).toEqual(['often']);
    await cloud.clock.advance(24 * hours);
    expect(ran.toSorted()).toEqual(['daily', 'often', 'often']);
  });

  it('can be run by hand, by name', async () => {
    ran.length = 0;
    expect(await post('/dev/schedules?name=small-Daily', {})).toMatchObject({ status: 200 });
    expect(ran).toEqual(['daily']);
  });
});

describe('what expires', () => {
  it('is deleted once its time has passed, and the stream tells', async () => {
    await put('SOON', secondsFromNow(60));
    await put('LATER', secondsFromNow(600));
    expect(await cloud.sweep()).toBe(0);
    await cloud.clock.advance(120);
    expect(await cloud.sweep()).toBe(1);
    expect([await isThere('SOON'), await isThere('LATER')]).toEqual([false, true]);
    const removed = await eventually(() => changes.find(({ eventName }) => eventName === 'REMOVE'));
    expect(removed.dynamodb).toMatchObject({ Keys: { pk: { S: 'SOON' } }, OldImage: { pk: { S: 'SOON' } } });
  });
});

describe('the clock', () => {
  it('is moved ahead over HTTP, and shows in what functions read', async () => {
    const before = cloud.clock.offset();
    const { status, body } = await post('/dev/clock', { advanceSeconds: 90 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ offsetSeconds: Math.round((before + 90_000) / 1000) });
    expect(Number(process.env['CLOCK_OFFSET_MS'])).toBe(before + 90_000);
  });

  it.each([{ advanceSeconds: -1 }, { advanceSeconds: 'soon' }, { advanceSeconds: 1e12 }, {}])(
    'refuses to move by %j',
    async (asked) => {
      const before = cloud.clock.offset();
      expect((await post('/dev/clock', asked)).status).toBe(400);
      expect(cloud.clock.offset()).toBe(before);
    },
  );

  it('refuses to go back when asked by code, too', async () => {
    await expect(cloud.clock.advance(-1)).rejects.toThrow('only moves forwards');
  });

  it('stands where it stood after a restart, and no schedule runs twice for it', async () => {
    const before = cloud.clock.offset();
    ran.length = 0;
    await cloud.close();
    cloud = await home.start();
    expect(cloud.clock.offset()).toBe(before);
    expect(process.env['CLOCK_OFFSET_MS']).toBe(String(before));
    await cloud.clock.advance(1);
    expect(ran).toEqual([]);
  });
});
