import { once } from 'node:events';
import { connect as connectPlainly } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cloud } from '#infra/local/cloud.ts';
import { isAllowed, type Statement } from '#infra/local/iam/policies.ts';
import { lambda, mapping, queue, role } from './fixtures/assembly.ts';
import { aHome } from './fixtures/small-cloud.ts';

const tableArn = { 'Fn::GetAtt': ['Table', 'Arn'] };
const allow = (Action: string | string[], Resource: unknown, Condition?: object) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...(Condition && { Condition }),
});

/** What the function does next, and what it saw. */
let work: () => Promise<unknown>;
const home = aHome({
  resources: {
    Mail: queue('mail'),
    Shut: queue('shut'),
    Clerk: role([
      allow(['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], tableArn),
      allow(['dynamodb:PutItem'], tableArn, {
        'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['NOTE#*'] },
      }),
      {
        ...allow('dynamodb:GetItem', tableArn),
        Effect: 'Deny',
        Condition: {
          'ForAnyValue:StringEquals': { 'dynamodb:LeadingKeys': ['SECRET'] },
        },
      },
      allow('sqs:SendMessage', { 'Fn::GetAtt': ['Mail', 'Arn'] }),
      allow('s3:GetObject', ['arn:aws:s3:::some-bucket/own/*', 'arn:aws:s3:::some-bucket/known/*']),
      allow(
        ['s3:PutObject', 's3:ListMultipartUploadParts', 's3:AbortMultipartUpload'],
        'arn:aws:s3:::some-bucket/own/*',
      ),
      allow('s3:PutObject', 'arn:aws:s3:::some-bucket/put/*'),
      allow('s3:ListBucket', 'arn:aws:s3:::some-bucket', { StringLike: { 's3:prefix': ['known/*'] } }),
      allow(['ses:SendEmail', 'ses:SendRawEmail'], 'arn:aws:ses:*:*:identity/small.test'),
    ]),
    Work: lambda('work', { Role: { 'Fn::GetAtt': ['Clerk', 'Arn'] } }),
    Stranger: lambda('stranger', { Role: 'stranger' }),
    Closed: lambda('closed', { Role: { 'Fn::GetAtt': ['Clerk', 'Arn'] }, VpcConfig: { SubnetIds: ['s'] } }),
    TableDoor: {
      Type: 'AWS::EC2::VPCEndpoint',
      Properties: { ServiceName: 'com.amazonaws.ap-southeast-1.dynamodb' },
    },
  },
  handlers: { work: () => work(), stranger: () => work(), closed: () => work() },
});

let cloud: Cloud;
let table: DynamoDBDocumentClient;
let sqs: SQSClient;
beforeAll(async () => {
  cloud = await home.start();
  const client = {
    region: 'ap-southeast-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  table = DynamoDBDocumentClient.from(new DynamoDBClient({ ...client, endpoint: cloud.endpoints.dynamodb }));
  sqs = new SQSClient({ ...client, endpoint: cloud.endpoints.sqs });
});
afterAll(async () => {
  await cloud.close();
  home.forget();
});
let before: number;
beforeEach(() => {
  before = cloud.denied().length;
});

const keys = { accessKeyId: 'local', secretAccessKey: 'local-secret', sessionToken: 'local-session' };
const storage = () =>
  new S3Client({
    region: 'ap-southeast-1',
    credentials: keys,
    endpoint: cloud.uploads,
    forcePathStyle: true,
  });
const Bucket = 'some-bucket';
/** Every object here is missing. */
const missing = (error: Error) => {
  if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error;
};
const looking = (Key: string) =>
  storage()
    .send(new GetObjectCommand({ Bucket, Key }))
    .then(() => expect.unreachable(), missing);
const copying = (from: string) =>
  storage()
    .send(new CopyObjectCommand({ Bucket, Key: 'own/copy', CopySource: `/some-bucket/${from}` }))
    .catch(missing);
const beginning = (Key: string) =>
  storage().send(new CreateMultipartUploadCommand({ Bucket, Key })).catch(missing);
const listingParts = (Key: string) =>
  storage()
    .send(new ListPartsCommand({ Bucket, Key, UploadId: 'none' }))
    .catch(missing);
const aborting = (Key: string) =>
  storage()
    .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId: 'none' }))
    .catch(missing);
const TableName = 'small';
const item = (pk: string) => ({ TableName, Item: { pk, sk: 'A' } });
const get = (pk: string) => new GetCommand({ TableName, Key: { pk, sk: 'A' } });
const toQueue = (name: string) =>
  new SendMessageCommand({ QueueUrl: `${cloud.endpoints.sqs}/000000000000/small-${name}`, MessageBody: 'x' });

async function asked(doing: () => Promise<unknown>, entry = 'work'): Promise<'allowed' | 'denied'> {
  work = doing;
  return cloud.invoke(entry, {}).then(
    () => 'allowed',
    (error: Error) => {
      expect(error.name).toBe('AccessDeniedException');
      return 'denied';
    },
  );
}

describe('a function may do what its role on AWS lets it do', () => {
  it.each([
    ['read what it may', () => table.send(get('NOTE#1'))],
    [
      'query',
      () =>
        table.send(
          new QueryCommand({
            TableName,
            KeyConditionExpression: '#pk = :pk AND begins_with(sk, :a)',
            ExpressionAttributeNames: { '#pk': 'pk' },
            ExpressionAttributeValues: { ':pk': 'NOTE#1', ':a': 'A' },
          }),
        ),
    ],
    ['write into its own partitions', () => table.send(new PutCommand(item('NOTE#1')))],
    [
      'write there in a transaction',
      () =>
        table.send(
          new TransactWriteCommand({ TransactItems: [{ Put: item('NOTE#1') }, { Put: item('NOTE#2') }] }),
        ),
    ],
    [
      'read many',
      () =>
        table.send(
          new BatchGetCommand({ RequestItems: { [TableName]: { Keys: [{ pk: 'NOTE#1', sk: 'A' }] } } }),
        ),
    ],
    ['send to its queue', () => sqs.send(toQueue('mail'))],
    ['hear that an object is missing where it may list', () => looking('known/a')],
    ['begin an upload in parts where it may put', () => beginning('put/a')],
    ['hear that an upload is missing, without listing objects', () => listingParts('own/a')],
    ['abort an upload', () => aborting('own/a')],
    ['ask whoever is not of the cloud', () => fetch(`${cloud.url}/nothing-here`)],
  ])('%s', async (_, doing) => {
    expect(await asked(doing)).toBe('allowed');
    expect(cloud.denied()).toHaveLength(before);
  });
});

describe('a function in a network without a way out', () => {
  const reached = (doing: () => Promise<unknown>) => {
    work = doing;
    return cloud.invoke('closed', {}).then(
      () => 'reached',
      (error: Error) => error.name,
    );
  };
  const connectTo = (url: string) => async () => {
    const { hostname, port } = new URL(url);
    const socket = connectPlainly(Number(port), hostname);
    await once(socket, 'connect');
    // Whether the connection may stay is decided as it opens.
    const lost = await Promise.race([once(socket, 'close').then(() => 'closed'), pause(50, 'open')]);
    socket.destroy();
    if (lost === 'closed') throw new Error('The connection was closed');
  };

  it('reaches what has an endpoint there, and the database beside it', async () => {
    expect(await reached(() => table.send(get('NOTE#1')))).toBe('reached');
    expect(await reached(connectTo(cloud.url))).toBe('reached');
  });

  it.each([
    ['a service without one, whatever its role allows', () => sqs.send(toQueue('mail'))],
    ['a provider', () => fetch(`${cloud.url}/nothing-here`)],
  ])('does not reach %s', async (_, doing) => {
    expect(await reached(doing)).toBe('NoWayOut');
  });
});

describe('and is refused the rest before anything is done', () => {
  it.each([
    ['another partition', () => table.send(new PutCommand(item('ORDER#1'))), 'dynamodb:PutItem'],
    [
      'another partition in a transaction',
      () =>
        table.send(
          new TransactWriteCommand({ TransactItems: [{ Put: item('NOTE#1') }, { Put: item('ORDER#2') }] }),
        ),
      'ORDER#2',
    ],
    [
      'an action nobody gave it',
      () =>
        table.send(
          new TransactWriteCommand({
            TransactItems: [{ Delete: { TableName, Key: { pk: 'NOTE#1', sk: 'A' } } }],
          }),
        ),
      'dynamodb:DeleteItem',
    ],
    ['what is denied, though it is allowed too', () => table.send(get('SECRET')), 'SECRET'],
    [
      'an index nobody gave it',
      () =>
        table.send(
          new QueryCommand({
            TableName,
            IndexName: 'other',
            KeyConditionExpression: 'pk = :pk',
            ExpressionAttributeValues: { ':pk': 'NOTE#1' },
          }),
        ),
      'index/other',
    ],
    ['another queue', () => sqs.send(toQueue('shut')), 'small-shut'],
    ['word that an object is missing', () => looking('own/a'), 's3:ListBucket on arn:aws:s3:::some-bucket'],
    [
      'a copy of what it may not read',
      () => copying('others/b'),
      's3:GetObject on arn:aws:s3:::some-bucket/others/b',
    ],
    ['an upload in parts where it may not put', () => beginning('others/b'), 's3:PutObject'],
    ['word of the parts of an upload', () => listingParts('put/a'), 's3:ListMultipartUploadParts'],
    ['the end of an upload', () => aborting('put/a'), 's3:AbortMultipartUpload'],
    ['a plain signed call', () => fetch(`${cloud.uploads}/some-bucket/a`), 's3:GetObject'],
  ])('%s', async (_, doing, named) => {
    expect(await asked(doing)).toBe('denied');
    expect(cloud.denied().slice(before)).toEqual([expect.stringContaining(named)]);
  });

  it('all of it, where its role is not among the templates', async () => {
    expect(await asked(() => table.send(get('NOTE#1')), 'stranger')).toBe('denied');
  });

  it('and nobody else: what is called outside functions is ours', async () => {
    expect((await table.send(get('ORDER#1'))).Item).toBeUndefined();
    const s3 = new S3Client({ endpoint: cloud.endpoints.s3, region: 'ap-southeast-1', forcePathStyle: true });
    await expect(s3.send(new GetObjectCommand({ Bucket: 'none', Key: 'a' }))).rejects.toThrow(/bucket/i);
  });
});

describe('what is done in a function’s name', () => {
  const stream = { 'Fn::GetAtt': ['Table', 'StreamArn'] };
  it.each([
    ['messages of a queue', 'Mail', 'sqs:ReceiveMessage on'],
    ['changes of the table', stream, 'dynamodb:DescribeStream on'],
  ])('%s come to nobody whose role may not take them', async (_, source, named) => {
    const other = aHome({
      resources: {
        Mail: queue('mail'),
        Clerk: role([allow('dynamodb:GetItem', tableArn)]),
        Work: lambda('work', { Role: { 'Fn::GetAtt': ['Clerk', 'Arn'] } }),
        Source: mapping(source, 'Work'),
      },
      handlers: { work: () => undefined },
    });
    await expect(other.start()).rejects.toThrow(named);
    other.forget();
  });

  it('an address it signed opens what it may open itself, and nothing else', async () => {
    const sign = (Key: string) => getSignedUrl(storage(), new GetObjectCommand({ Bucket, Key }));
    const [own, others] = await Promise.all([sign('own/a'), sign('others/a')]);
    work = async () => ({ body: JSON.stringify([own, others]) });
    await cloud.invoke('work', {});
    // What is not there answers 404 to whoever may look.
    expect((await fetch(own)).status).toBe(404);
    expect((await fetch(others)).status).toBe(403);
    expect(cloud.denied().slice(before)).toEqual([expect.stringContaining('some-bucket/others/a')]);
  });

  it.each([
    ['work', 'allowed'],
    ['stranger', 'denied'],
  ])('%s: its mail is %s', async (entry, expected) => {
    process.env['MAIL_FROM'] = 'Chợ Làng <no-reply@small.test>';
    work = () =>
      createTransport(process.env['SMTP_URL'] ?? '').sendMail({
        from: 'a@small.test',
        to: 'b@small.test',
        text: 'x',
      });
    const answer = await cloud.invoke(entry, {}).then(
      () => 'allowed',
      () => 'denied',
    );
    expect(answer).toBe(expected);
    delete process.env['MAIL_FROM'];
  });
});

describe('policies', () => {
  const statement = (given: Partial<Statement>): Statement => ({
    Effect: 'Allow',
    Action: ['s3:GetObject'],
    Resource: ['arn:aws:s3:::views/*'],
    Condition: {},
    ...given,
  });
  const read = { action: 's3:GetObject', resource: 'arn:aws:s3:::views/products/v1' };

  it.each([
    ['nothing said', [], read, false],
    ['allowed by a star', [statement({})], read, true],
    ['a star ends with the pattern', [statement({ Resource: ['arn:aws:s3:::views/users/*'] })], read, false],
    ['a point is a point', [statement({ Resource: ['arn:aws:s3:::views.products/v1'] })], read, false],
    ['one letter', [statement({ Resource: ['arn:aws:s3:::views/products/v?'] })], read, true],
    ['another action', [statement({ Action: ['s3:PutObject'] })], read, false],
    ['denied wins', [statement({}), statement({ Effect: 'Deny' })], read, false],
    [
      'no keys pass for all of them',
      [statement({ Condition: { 'ForAllValues:StringEquals': { 'dynamodb:LeadingKeys': ['A'] } } })],
      read,
      true,
    ],
    [
      'no keys are none of them',
      [statement({ Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['*'] } } })],
      read,
      false,
    ],
  ] as const)('%s', (_, statements, demand, expected) => {
    expect(isAllowed(statements, demand)).toBe(expected);
  });
});
