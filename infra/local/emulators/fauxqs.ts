import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildAppOptions } from 'fauxqs';
import { host } from '../http/http-tools.ts';

type Stores = NonNullable<BuildAppOptions['stores']>;
export type QueueStore = Stores['sqsStore'];
export type ObjectStore = Stores['s3Store'];
export type Queue = ReturnType<QueueStore['createQueue']>;
export type Message = Parameters<Queue['enqueue']>[0];
export type ReceivedMessage = ReturnType<Queue['dequeue']>[number];

type Persistence = {
  loadSqsAndSns(queues: QueueStore, topics: Stores['snsStore']): void;
  loadS3(objects: ObjectStore): void;
  updateMessageReady(messageId: string): void;
  db: { prepare(sql: string): { run(...values: string[]): unknown }; exec(sql: string): void };
  close(): void;
};

type Parts = {
  SqsStore: new () => QueueStore;
  SnsStore: new () => Stores['snsStore'];
  S3Store: new () => ObjectStore;
  PersistenceManager: new (folder: string) => Persistence;
};

const dist = join(import.meta.dirname, '../../../node_modules/fauxqs/dist');

/**
 * The package's own start binds every address of the machine and hides its stores; built from its parts it listens on
 * this machine only, and the event sources can take messages without a detour over HTTP. Pinned to one version.
 */
async function loadParts() {
  const files = ['sqs/sqsStore.js', 'sns/snsStore.js', 's3/s3Store.js', 'persistence.js'];
  const modules: Partial<Parts>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(dist, file))),
  );
  const { buildApp } = await import('fauxqs');
  // Each file exports the class it is named after.
  return { buildApp, ...(Object.assign({}, ...modules) as Parts) };
}

/** Its own statement sets a column to null that must not be, so making a message visible at once would fail. */
function mendPersistence(persistence: Persistence): void {
  const ready = persistence.db.prepare(
    'UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?',
  );
  persistence.updateMessageReady = (messageId) => void ready.run(messageId);
}

/**
 * Unless told otherwise, it waits for the disk with every message and every file, and all of the cloud with it. In its
 * journal a write outlives the process, however that ends; only a machine that loses its power may forget the last ones.
 */
const withoutWaiting = (persistence: Persistence): void => persistence.db.exec('PRAGMA synchronous = NORMAL');

/** Whoever held these messages ended with the last process: they are waiting again. */
function releaseInFlight(queues: QueueStore): void {
  for (const queue of queues.allQueues()) {
    for (const held of queue.inflightMessages.values()) held.visibilityDeadline = 0;
    queue.processTimers();
  }
}

const maxObjectBytes = 256 * 1024 * 1024;

/** SQS and S3 with everything in one SQLite file, so that a write is there whole or not at all. */
export async function startFauxqs(home: string, region: string) {
  const { buildApp, SqsStore, SnsStore, S3Store, PersistenceManager } = await loadParts();
  const folder = join(home, 'fauxqs');
  mkdirSync(folder, { recursive: true });
  const persistence = new PersistenceManager(folder);
  mendPersistence(persistence);
  withoutWaiting(persistence);
  const stores: Stores = { sqsStore: new SqsStore(), snsStore: new SnsStore(), s3Store: new S3Store() };
  const { sqsStore: queues, s3Store: objects } = stores;
  persistence.loadSqsAndSns(queues, stores.snsStore);
  persistence.loadS3(objects);
  // Set after loading: writing back what was just read would delete the messages of each queue.
  Object.assign(queues, { persistence });
  Object.assign(objects, { persistence });
  for (const queue of queues.allQueues()) Object.assign(queue, { persistence });
  releaseInFlight(queues);

  const app = buildApp({ logger: false, host, defaultRegion: region, stores });
  app.addHook('preClose', () => persistence.close());
  // Its own limit is 11 MiB, less than a video or a view of many products.
  app.removeContentTypeParser('*');
  const asIs = (_: unknown, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body);
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxObjectBytes }, asIs);
  const endpoint = await app.listen({ port: 0, host });
  return { endpoint, queues, objects, close: async (): Promise<void> => app.close() };
}

export type Fauxqs = Awaited<ReturnType<typeof startFauxqs>>;
