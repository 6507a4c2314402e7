import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createDocumentClient } from '#functions/platform/clients/document-client.ts';
import { createTable, type Table } from '#functions/platform/table/table.ts';
import { create, put, remove, upsert } from '#functions/platform/table/table-operations.ts';
import { type Chaos, chaosOf, createChaos } from '#infra/local/chaos/chaos.ts';
import { rates, type Trouble } from '#infra/local/chaos/rates.ts';
import { lambda, mapping, queue, role, table } from '#tests/local/fixtures/assembly.ts';
import { aSmallCloud } from '#tests/local/fixtures/small-cloud.ts';

/** Nothing goes wrong but this, and this always. */
const only = (...troubles: Trouble[]) =>
  createChaos(
    1,
    Object.fromEntries(
      Object.keys(rates).map((trouble) => [trouble, troubles.includes(trouble as Trouble) ? 1000 : 0]),
    ),
  );

const stringKey = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' });
const keysOf = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' },
  { AttributeName: range, KeyType: 'RANGE' },
];
const everything = { Effect: 'Allow', Action: '*', Resource: '*' };

let work: () => Promise<unknown>;

function aCloud(chaos: Chaos) {
  const seen: string[] = [];
  const starting = aSmallCloud({
    chaos,
    resources: {
      Table: table({
        AttributeDefinitions: ['pk', 'sk', 'gsi1pk', 'gsi1sk'].map(stringKey),
        GlobalSecondaryIndexes: [
          { IndexName: 'gsi1', KeySchema: keysOf('gsi1pk', 'gsi1sk'), Projection: { ProjectionType: 'ALL' } },
        ],
      }),
      Clerk: role([everything]),
      Work: lambda('work', { Role: { 'Fn::GetAtt': ['Clerk', 'Arn'] } }),
      Short: lambda('short', { Role: { 'Fn::GetAtt': ['Clerk', 'Arn'] }, Timeout: 1 }),
      Follow: lambda('follow'),
      Told: lambda('told'),
      Mail: queue('mail'),
      Messages: mapping('Mail', 'Told'),
      Records: mapping({ 'Fn::GetAtt': ['Table', 'StreamArn'] }, 'Follow'),
    },
    handlers: {
      work: () => work(),
      short: () => work(),
      told: ({ Records }: SQSEvent) => void seen.push(...Records.map(({ body }) => body)),
      follow: ({ Records }: DynamoDBStreamEvent) =>
        void seen.push(...Records.map(({ dynamodb }) => dynamodb?.Keys?.['pk']?.S ?? '')),
    },
  });
  return starting.then((cloud) => ({ ...cloud, seen }));
}

/** The table as functions find it, which is where the environment says. */
function tableHere(): Table {
  const endpoint = process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '';
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  return createTable(createDocumentClient({ endpoint, region: 'ap-southeast-1', credentials }), 'small');
}

const Note = z.object({ pk: z.string(), text: z.string().optional(), count: z.int().optional() });
const key = (pk: string) => ({ pk, sk: 'A' });
const note = (pk: string, text: string) => ({ ...key(pk), text, gsi1pk: 'NOTES', gsi1sk: pk });

describe('chaos', () => {
  it('is asked for, and the same for the same seed', () => {
    expect(chaosOf({})).toBeUndefined();
    const row = (seed: string) => {
      const chaos = chaosOf({ CHAOS: '1', CHAOS_SEED: seed });
      return Array.from({ length: 200 }, () => chaos?.strikes('slow'));
    };
    expect(row('7')).toEqual(row('7'));
    expect(row('7')).not.toEqual(row('8'));
    expect(row('7')).toContain(true);
    const spared = chaosOf({ CHAOS: '1', CHAOS_SPARES: 'ended,slow' });
    expect(Array.from({ length: 500 }, () => spared?.strikes('slow'))).not.toContain(true);
  });

  it('shows late in an index what is read at once by its key', async () => {
    let lag = 0;
    const cloud = await aCloud({ ...only(), lasts: () => lag });
    const here = tableHere();
    const shown = async () =>
      (await here.query({ index: 'gsi1', pk: 'NOTES' }, Note)).items.map(({ text }) => text);
    await here.write([put(note('1', 'first'))]);
    expect(await shown()).toEqual(['first']);
    lag = 600_000;
    await here.write([put(note('1', 'second')), put(note('2', 'new'))]);
    expect([await shown(), (await here.get(key('1'), Note))?.text]).toEqual([['first'], 'second']);
    await here.write([remove(key('1'))]);
    expect([await shown(), await here.get(key('1'), Note)]).toEqual([['first'], undefined]);
    await cloud.close();
  });

  it('carries out a transaction once, whose answer is lost', async () => {
    const cloud = await aCloud(only('lostAnswer'));
    const here = tableHere();
    const write = here.write([upsert(key('1'), { add: { count: 1 } }), create(note('2', 'x'))]);
    await expect(write).rejects.toThrow('socket hang up');
    expect(await here.get(key('1'), Note)).toMatchObject({ count: 1 });
    await cloud.close();
  });

  it('cancels no transaction any more that was carried out', async () => {
    const calm = only();
    let isLost = false;
    const cloud = await aCloud({
      ...calm,
      strikes: (trouble) => {
        if (trouble === 'conflict') return isLost;
        const isFirst = trouble === 'lostAnswer' && !isLost;
        isLost ||= isFirst;
        return isFirst;
      },
    });
    const here = tableHere();
    await here.write([upsert(key('1'), { add: { count: 1 } }), upsert(key('2'), { add: { count: 1 } })]);
    expect(isLost).toBe(true);
    expect(await here.get(key('1'), Note)).toMatchObject({ count: 1 });
    await cloud.close();
  });

  it.each([
    ['conflict', 'STALE_STATE'],
    ['throttle', 'UNAVAILABLE'],
  ] as const)('a %s that does not pass is %s', async (trouble, code) => {
    const cloud = await aCloud(only(trouble));
    const here = tableHere();
    await expect(here.write([put(note('1', 'x'))])).rejects.toMatchObject({ code });
    await expect(here.write([put(note('1', 'x')), put(note('2', 'x'))])).rejects.toMatchObject({ code });
    await cloud.close();
  });

  it('gives half a batch, and the rest when asked again', async () => {
    const cloud = await aCloud(only('halfABatch'));
    const here = tableHere();
    const names = ['1', '2', '3', '4', '5'];
    for (const name of names) await here.write([put(note(name, name))]);
    const found = await here.getMany(names.map((name) => [key(name), Note] as const));
    expect(found.map((one) => one?.text)).toEqual(names);
    await cloud.close();
  });

  it('tells twice of messages and of changes', async () => {
    const cloud = await aCloud(only('repeatedMessages', 'repeatedStream'));
    const sqs = new SQSClient({ endpoint: cloud.endpoints.sqs, region: 'ap-southeast-1' });
    await sqs.send(
      new SendMessageCommand({
        QueueUrl: `${cloud.endpoints.sqs}/000000000000/small-mail`,
        MessageBody: 'x',
      }),
    );
    await tableHere().write([put(note('1', 'x'))]);
    await cloud.idle();
    expect(cloud.seen.toSorted()).toEqual(['1', '1', 'x', 'x']);
    expect(cloud.chaos()).toMatchObject({ repeatedMessages: 1 });
    await cloud.close();
  });

  it('ends a function before it writes', async () => {
    const cloud = await aCloud(only('ended'));
    const here = tableHere();
    work = async () => {
      await here.get(key('1'), Note);
      await here.write([put(note('1', 'x'))]);
    };
    await expect(cloud.invoke('work', {})).rejects.toThrow('took longer');
    expect(await here.get(key('1'), Note)).toBeUndefined();
    await cloud.close();
  });
});

describe('a function whose time is over', () => {
  let cloud: Awaited<ReturnType<typeof aCloud>>;
  beforeAll(async () => {
    cloud = await aCloud(only());
  });
  afterAll(() => cloud.close());

  it('writes nothing any more, whatever its code still does', async () => {
    const here = tableHere();
    const goesOn = Promise.withResolvers<void>();
    let ran: Promise<unknown> | undefined;
    work = () =>
      (ran = (async () => {
        await here.write([put(note('in time', 'x'))]);
        await goesOn.promise;
        // What others may be waiting for too is still read.
        expect(await here.get(key('in time'), Note)).toMatchObject({ text: 'x' });
        await here.write([put(note('too late', 'x'))]);
      })());
    await expect(cloud.invoke('short', {})).rejects.toThrow('took longer than 1000 ms');
    goesOn.resolve();
    await expect(ran).rejects.toThrow('is over');
    expect(await here.get(key('too late'), Note)).toBeUndefined();
  });
});
