import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { BuildAppOptions } from 'fauxqs';
import { host, urlOf } from '../http/http-tools.ts';
import { indexOf, type ObjectStore, type RowWriter } from './object-index.ts';

type Stores = NonNullable<BuildAppOptions['stores']>;
export type QueueStore = Stores['sqsStore'];
export type Queue = ReturnType<QueueStore['createQueue']>;
export type Message = Parameters<Queue['enqueue']>[0];
export type ReceivedMessage = ReturnType<Queue['dequeue']>[number];

type Persistence = {
  loadSqsAndSns(queues: QueueStore, topics: Stores['snsStore']): void;
  loadS3(objects: ObjectStore): void;
  upsertObject: RowWriter;
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
 * Loads the package's parts. Its own start function listens on every address and hides its stores. Assembled
 * from its parts it listens on localhost only, and event sources can take messages without HTTP. The version is
 * pinned.
 */
async function loadParts() {
  const files = ['sqs/sqsStore.js', 'sns/snsStore.js', 's3/s3Store.js', 'persistence.js'];
  const modules: Partial<Parts>[] = await Promise.all(
    files.map((file) => import(/* @vite-ignore */ join(dist, file))),
  );
  const { buildApp } = await import('fauxqs');
  // Each file exports the class that it is named after, so the cast is safe.
  return { buildApp, ...(Object.assign({}, ...modules) as Parts) };
}

/** Repairs a faulty statement of the package; making a message visible again would fail. */
function mendPersistence(persistence: Persistence): void {
  const ready = persistence.db.prepare(
    'UPDATE sqs_messages SET receipt_handle = NULL, visibility_deadline = NULL WHERE message_id = ?',
  );
  persistence.updateMessageReady = (messageId) => void ready.run(messageId);
}

/**
 * Lets writes return before they are on disk; by default every message and file waits for the disk. The journal
 * keeps a write even if the process is killed; only a power failure may lose the last ones.
 */
const withoutWaiting = (persistence: Persistence): void => persistence.db.exec('PRAGMA synchronous = NORMAL');

/** Makes messages visible again that were in flight when the last process ended. */
function releaseInFlight(queues: QueueStore): void {
  for (const queue of queues.allQueues()) {
    for (const held of queue.inflightMessages.values()) held.visibilityDeadline = 0;
    queue.processTimers();
  }
}

const maxObjectBytes = 256 * 1024 * 1024;

type RawRequest = { raw: IncomingMessage };
type RawReply = { raw: ServerResponse; hijack(): unknown };

/** Answers a request in the emulator's place; false leaves it to the emulator. */
type Interceptor = (request: IncomingMessage, response: ServerResponse, url: URL) => boolean;

/** Starts SQS and S3 with all data in one SQLite file, so that a write is stored completely or not at all. */
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
  // Raises the package's limit of 11 MiB, which is less than a video or a view of many products.
  app.removeContentTypeParser('*');
  const asIs = (_: unknown, body: Buffer, done: (error: null, body: Buffer) => void) => done(null, body);
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxObjectBytes }, asIs);
  let takes: Interceptor = () => false;
  const askFirst = (request: RawRequest, reply: RawReply, done: () => void): void => {
    if (takes(request.raw, reply.raw, urlOf(request.raw))) reply.hijack();
    else done();
  };
  app.addHook('onRequest', askFirst);
  const endpoint = await app.listen({ port: 0, host });
  return {
    endpoint,
    queues,
    objects,
    index: indexOf(objects, (bucket, row) => persistence.upsertObject(bucket, row)),
    /** Lets another store answer first, whichever way a request comes. */
    intercept: (first: Interceptor): void => void (takes = first),
    close: async (): Promise<void> => app.close(),
  };
}
