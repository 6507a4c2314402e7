import type { QueueName } from '#shared/events/registry.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { withImplied, type Rights, type ViewName } from './rights.ts';

/** Queues that receive messages from outside our own events: reports of SES, and ends of conversions of videos. */
export const outsideQueues = ['bounces', 'conversions'] as const;
export type WorkerQueueName = QueueName | (typeof outsideQueues)[number];

type Sizing = {
  memoryMb?: number;
  timeoutSeconds?: number;
  /** Reserved concurrency in guarded stages, out of reach of sales and crawlers, and its upper limit. */
  reserve?: number;
  /** In guarded stages, new code of this function first gets a tenth of the calls. */
  gradual?: true;
};

/** A function: the name of its handler, and its rights. */
export type Handler = { entry: string; rights: Rights } & Sizing;
export type RouteHandler = Handler & { contract: AnyContract };

export type QueueNeeds = {
  /** Timeout of one run of the worker. A failed message is redelivered after six times this. */
  seconds: number;
  /** Maximum number of messages per run. */
  batch: number;
  /** Maximum number of parallel runs, if the system behind the worker bears no more. */
  atOnce?: number;
  /** Delay before each message is delivered, if the worker must see what was written just before. */
  delaySeconds?: number;
};
export type Worker = Handler & { queue: WorkerQueueName; needs: QueueNeeds };
export type ScheduledHandler = Handler & {
  everyMinutes: number;
  /** Starts a run of its own for each of these views, because all of them do not fit into a single run. */
  eachView?: readonly ViewName[];
  /** Scheduled only in guarded stages; in other stages it runs on request. */
  guardedOnly?: true;
};

export type Area = {
  name: string;
  routes?: readonly RouteHandler[];
  workers?: readonly Worker[];
  schedules?: readonly ScheduledHandler[];
  /** Handlers of the table's stream. */
  streams?: readonly Handler[];
};

/** Most operations need the table only. */
export const read = { table: 'read' } as const;
export const write = { table: 'write' } as const;

export const route = (contract: AnyContract, rights: Rights, sizing: Sizing = {}): RouteHandler => ({
  entry: `routes/${contract.name}`,
  contract,
  rights: withImplied(contract, rights),
  ...sizing,
});

/** Places the handlers of operations in a subfolder of their area: `routes/orders/staff/grant-credit`. */
export const inFolder = (folder: string, routes: readonly RouteHandler[]): RouteHandler[] =>
  routes.map((one) => ({ ...one, entry: one.entry.replace(/[^/]+$/, `${folder}/$&`) }));

/** Declares the only worker of a queue, and the queue's settings. */
export const worker = (
  name: string,
  queue: WorkerQueueName,
  rights: Rights,
  { memoryMb, ...needs }: QueueNeeds & Pick<Sizing, 'memoryMb'>,
): Worker => ({
  entry: `workers/${name}`,
  queue,
  rights,
  needs,
  ...(memoryMb && { memoryMb }),
});

export const schedule = (
  name: string,
  everyMinutes: number,
  rights: Rights,
  sizing: Sizing & Pick<ScheduledHandler, 'guardedOnly' | 'eachView'> = {},
): ScheduledHandler => ({
  entry: `workers/${name}`,
  everyMinutes,
  rights,
  ...sizing,
});

export const stream = (name: string, rights: Rights): Handler => ({ entry: `workers/${name}`, rights });
