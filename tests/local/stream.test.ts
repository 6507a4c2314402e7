import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import { lambda, mapping, queue } from './fixtures/assembly.ts';
import { eventually } from './fixtures/eventually.ts';
import { aHome } from './fixtures/small-cloud.ts';

const calls: string[][] = [];
let failure: 'none' | 'thrown' | 'named' = 'none';
const poison = 'POISON';

const keyOf = ({ dynamodb }: DynamoDBRecord): string => dynamodb?.Keys?.['pk']?.S ?? '';

const home = aHome({
  resources: {
    Follow: lambda('follow'),
    Dead: queue('dead'),
    Changes: mapping({ 'Fn::GetAtt': ['Table', 'StreamArn'] }, 'Follow', {
      BatchSize: 25,
      MaximumRetryAttempts: 2,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': ['Dead', 'Arn'] } } },
    }),
  },
  handlers: {
    follow({ Records }: { Records: DynamoDBRecord[] }) {
      calls.push(Records.map(keyOf));
      const bad = Records.find((record) => keyOf(record) === poison);
      if (bad && failure === 'thrown') throw new Error('The whole batch fails');
      const named = bad && failure === 'named';
      return { batchItemFailures: named ? [{ itemIdentifier: bad.dynamodb?.SequenceNumber }] : [] };
    },
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
beforeEach(() => {
  calls.length = 0;
  failure = 'none';
});

let writes = 0;
/** One transaction, so that all of them stand in one batch. */
const write = (...names: string[]) =>
  callDynamo(cloud.endpoints.dynamodb, 'TransactWriteItems', {
    TransactItems: names.map((name) => ({
      Put: {
        TableName: cloud.tableName,
        Item: { pk: { S: name }, sk: { S: String((writes += 1)) } },
      },
    })),
  });
const heard = (name: string) => calls.flat().filter((one) => one === name).length;
const deadMessages = async () => {
  const counts = (await (await fetch(`${cloud.url}/dev/queues.json`)).json()) as { waiting: number }[];
  return counts[0]?.waiting;
};

describe('the table’s stream', () => {
  it('tells every change, in order', async () => {
    const names = Array.from({ length: 40 }, (_, place) => `N${place}`);
    for (const name of names) await write(name);
    await cloud.idle();
    expect(calls.flat()).toEqual(names);
  });

  it('goes on after a restart where it stopped: nothing twice, nothing missed', async () => {
    await write('BEFORE');
    await cloud.idle();
    await cloud.close();
    cloud = await home.start();
    await write('AFTER');
    await cloud.idle();
    expect(calls.flat()).toEqual(['BEFORE', 'AFTER']);
  });

  it('gives a batch again that was under way when the cloud stopped', async () => {
    failure = 'thrown';
    await write(poison);
    await eventually(() => heard(poison) === 1);
    await cloud.close();
    failure = 'none';
    cloud = await home.start();
    await eventually(() => heard(poison) === 2);
    await cloud.idle();
    expect(heard(poison)).toBe(2);
  });

  it.each(['thrown', 'named'] as const)(
    'lets a record go that never goes through (%s), after the declared tries, and loses none of the others',
    async (way) => {
      const before = (await deadMessages()) ?? 0;
      failure = way;
      await write('A', 'B', poison, 'C', 'D');
      await write('NEXT');
      await eventually(() => heard('NEXT') > 0);
      await cloud.idle();
      expect(calls.filter(([first]) => first === poison)).toHaveLength(3);
      for (const name of ['C', 'D']) expect(heard(name)).toBeGreaterThanOrEqual(1);
      expect(await deadMessages()).toBe(before + 1);
    },
  );
});
