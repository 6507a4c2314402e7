import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  getFullNumber,
  getMyFullNumber,
  requestKycChange,
  searchIdentities,
  updateIdentity,
} from '#shared/identity/index.ts';
import { exportOwnData } from '#shared/accounts/index.ts';
import { searchUsers } from '#shared/members/index.ts';
import { listPeople } from '#shared/people/index.ts';
import { findAnything } from '#shared/search/find-anything.contract.ts';
import { usersView } from '#functions/domain/accounts/listing/users-view.ts';
import { identitiesView } from '#functions/domain/identity/identities-view.ts';
import { createBucket } from '#functions/platform/clients/bucket.ts';
import { snapshotKey } from '#functions/platform/views/sqlite-view.ts';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import { freshNumber, proving } from '#tests/support/identity.ts';
import { aSharedWorld } from '#tests/support/shared-world.ts';

const world = aSharedWorld();
const said: string[] = [];
beforeAll(() => {
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});

type Shards = { StreamDescription: { Shards: { ShardId: string }[] } };

/** Everything the table's stream told. */
async function streamText(): Promise<string> {
  const ask = <T>(target: string, body: object) =>
    callDynamo<T>(world.cloud.endpoints.dynamodb, target, body);
  const { Table } = await ask<{ Table: { LatestStreamArn: string } }>('DescribeTable', {
    TableName: world.cloud.tableName,
  });
  const StreamArn = Table.LatestStreamArn;
  const { StreamDescription } = await ask<Shards>('Streams.DescribeStream', { StreamArn });
  let text = '';
  for (const { ShardId } of StreamDescription.Shards) {
    const first = await ask<{ ShardIterator: string }>('Streams.GetShardIterator', {
      StreamArn,
      ShardId,
      ShardIteratorType: 'TRIM_HORIZON',
    });
    let next: string | undefined = first.ShardIterator;
    for (let page = 0; next && page < 50; page += 1) {
      const slice: { Records: unknown[]; NextShardIterator?: string } = await ask('Streams.GetRecords', {
        ShardIterator: next,
      });
      text += JSON.stringify(slice.Records);
      next = slice.Records.length > 0 ? slice.NextShardIterator : undefined;
    }
  }
  return text;
}

/** All files of the market's home: table, queues, buckets with their snapshots, mails, messages. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

/** Snapshots of views lie packed: what is in them is read as a function that starts cold reads it. */
async function snapshotText(view: Parameters<typeof snapshotKey>[0]): Promise<string> {
  const packed = await createBucket(process.env['VIEWS_BUCKET'] ?? '').get(snapshotKey(view));
  return packed ? zstdDecompressSync(packed).toString('latin1') : '';
}

/** What staff and members are answered who look for it. */
async function foundBy(number: string, admin: string, member: string): Promise<string> {
  const q = { query: { q: number } };
  const answers = await Promise.all([
    world.send(searchUsers, { token: admin, ...q }),
    world.send(searchUsers, { token: member, ...q }),
    world.send(findAnything, { token: admin, ...q }),
    world.send(listPeople, { token: admin, query: { searchTerm: number } }),
    world.send(searchIdentities, { token: admin, query: { searchTerm: number } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  return JSON.stringify(answers.map(({ body }) => body));
}

it('no number of a paper is readable anywhere but in the answer that is asked for it', async () => {
  const prove = proving(world);
  const admin = await world.aMember({ role: 'admin' });
  const [first, second] = [freshNumber(), freshNumber()];
  const { member, paper } = await prove.sent({ number: first });
  const token = member.accessToken;
  await world.send(getMyFullNumber, { token, params: { id: paper.id } });
  await world.send(getFullNumber, { token: admin.accessToken, params: { id: paper.id } });
  await world.send(requestKycChange, {
    token: admin.accessToken,
    params: { id: member.id },
    body: {
      reason: `Số ${first} không rõ`,
      flags: [{ paperId: paper.id, field: 'number', reason: 'unclear' }],
    },
  });
  await world.send(updateIdentity, { token, params: { id: paper.id }, body: { number: second } });
  await prove.submit(member);
  await prove.approve(admin, member.id);
  expect((await world.send(exportOwnData, { token, body: { format: 'csv' } })).status).toBe(201);
  await world.cloud.idle();
  await world.cloud.invoke('workers/snapshot-views', {});
  await world.cloud.idle();

  const told = await streamText();
  expect(told.length).toBeGreaterThan(10_000);
  expect(told).toContain('WALLET');
  const found = await foundBy(second, admin.accessToken, token);
  expect(found).not.toContain(member.id);
  const snapshots = [
    ['the snapshot of papers', await snapshotText(identitiesView)] as const,
    ['the snapshot of members', await snapshotText(usersView)] as const,
  ];
  for (const [, text] of snapshots) expect(text.includes(member.referenceId)).toBe(true);
  const places = [
    ...snapshots,
    ['what is found', found] as const,
    ...filesBelow(world.cloud.home).map((path) => [path, readFileSync(path).toString('latin1')] as const),
    ...filesBelow(join(world.cloud.home, 'tmp')).map(
      (path) => [path, readFileSync(path).toString('latin1')] as const,
    ),
    ['the stream', told] as const,
    ['the logs', said.join('\n')] as const,
    ['mails', JSON.stringify(world.cloud.mailbox.list())] as const,
  ];
  const readable = places.filter(([, text]) => text.includes(first) || text.includes(second));
  expect(readable.map(([place]) => place)).toEqual([]);
  // Found where it lies: names that are no secret are there in clear.
  expect(places.some(([, text]) => text.includes(member.referenceId))).toBe(true);
});
