import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { callDynamo } from '#infra/local/http/aws-json.ts';
import type { World } from './world.ts';

/** Somewhere that something may be readable, and all that stands there. */
export type Place = readonly [name: string, text: string];

type Shards = { StreamDescription: { Shards: { ShardId: string }[] } };

/** Everything the table's stream told. */
export async function streamText({ cloud }: World): Promise<string> {
  const ask = <T>(target: string, body: object) => callDynamo<T>(cloud.endpoints.dynamodb, target, body);
  const { Table } = await ask<{ Table: { LatestStreamArn: string } }>('DescribeTable', {
    TableName: cloud.tableName,
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

const magic = { zstd: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]), gzip: Buffer.from([0x1f, 0x8b]) };

/** Squeezed, nothing of what something says is in its bytes. */
function unpacked(bytes: Buffer): Buffer {
  if (bytes.subarray(0, 4).equals(magic.zstd)) return unpacked(zstdDecompressSync(bytes));
  if (bytes.subarray(0, 2).equals(magic.gzip)) return unpacked(gunzipSync(bytes));
  return bytes;
}

function pathsBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? pathsBelow(path) : [path];
  });
}

/** All files of the market's home: table, queues, views, mails, messages. */
export const filesOf = ({ cloud }: World): Place[] =>
  pathsBelow(cloud.home).map((path) => [path, unpacked(readFileSync(path)).toString('latin1')]);

/** All objects of its buckets, fetched as whoever reads them would: where they lie on the disk they are in pieces. */
export async function objectsOf({ cloud }: World): Promise<Place[]> {
  const found = await Promise.all(
    Object.values(cloud.buckets).map(async (bucket) => {
      const at = `${cloud.endpoints.s3}/${bucket}`;
      const list = await (await fetch(`${at}?list-type=2&max-keys=1000`)).text();
      const keys = [...list.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
      return Promise.all(
        keys.map(async (key): Promise<Place> => {
          const reply = await fetch(`${at}/${key}`);
          return [`${bucket}/${key}`, unpacked(Buffer.from(await reply.arrayBuffer())).toString('latin1')];
        }),
      );
    }),
  );
  return found.flat();
}
