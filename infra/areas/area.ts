import type { QueueName } from '#shared/events/registry.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { withImplied, type Rights, type ViewName } from './rights.ts';

/** Queues that others than our own events fill: SES, through a topic. */
export const outsideQueues = ['bounces'] as const;
export type WorkerQueueName = QueueName | (typeof outsideQueues)[number];

type Sizing = {
  memoryMb?: number;
  timeoutSeconds?: number;
  /** So many at once are kept for it where the shop is real: no sale and no crawler takes them, and it takes no more. */
  reserve?: number;
  /** Where the shop is real, new code of it gets a tenth of the calls first. */
  gradual?: true;
};

/** One function: its file under functions/ and what it may touch. */
export type Handler = { entry: string; rights: Rights } & Sizing;
export type RouteHandler = Handler & { contract: AnyContract };

export type QueueNeeds = {
  /** How long one run of the worker may take. A message that failed comes again after six times that. */
  seconds: number;
  /** Messages a run is given at most. */
  batch: number;
  /** Runs at once, where what stands behind the worker bears no more. */
  atOnce?: number;
  /** How long each message waits first, where the worker has to see what was written just before. */
  delaySeconds?: number;
};
export type Worker = Handler & { queue: WorkerQueueName; needs: QueueNeeds };
export type ScheduledHandler = Handler & {
  everyMinutes: number;
  /** One run for each of these views, whose name it is given, where all of them do not fit into one. */
  eachView?: readonly ViewName[];
  /** Runs by itself only where the stage is guarded; elsewhere when somebody asks for it. */
  guardedOnly?: true;
};

export type Area = {
  name: string;
  routes?: readonly RouteHandler[];
  workers?: readonly Worker[];
  schedules?: readonly ScheduledHandler[];
  /** Follow the table's stream. */
  streams?: readonly Handler[];
};

export const route = (contract: AnyContract, rights: Rights, sizing: Sizing = {}): RouteHandler => ({
  entry: `routes/${contract.name}`,
  contract,
  rights: withImplied(contract, rights),
  ...sizing,
});

/** Operations whose handlers stand in a folder of their own within the area's: `routes/orders/staff/grant-credit`. */
export const inFolder = (folder: string, routes: readonly RouteHandler[]): RouteHandler[] =>
  routes.map((one) => ({ ...one, entry: one.entry.replace(/[^/]+$/, `${folder}/$&`) }));

/** The one worker of a queue, and what the queue has to give it. */
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
