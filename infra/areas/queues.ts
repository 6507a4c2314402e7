import type { QueueName } from '#shared/events.ts';

export type { QueueName };
export type QueueNeeds = {
  /** Keeps the order of messages within a group. */
  fifo?: true;
  /** How long one run of the worker may take. A message that failed comes again after six times that. */
  seconds: number;
  /** Messages a run is given at most. */
  batch: number;
  /** Runs at once, where what stands behind the worker bears no more. */
  atOnce?: number;
};

/** The queues; which events each asked for stands in shared/events.ts. Every queue has one worker. */
export const queues: Record<QueueName, QueueNeeds> = {
  // SES takes 14 mails a second from a new account.
  mail: { seconds: 60, batch: 10, atOnce: 2 },
  live: { seconds: 60, batch: 10 },
  // A picture lies open in memory, so each has the whole function, and nobody else's dies with it.
  media: { seconds: 120, batch: 1, atOnce: 5 },
  ratings: { seconds: 60, batch: 10 },
  // A shopper waits before the QR code: what met a conflict is tried again while they still do.
  payments: { fifo: true, seconds: 15, batch: 10 },
  sales: { seconds: 60, batch: 10 },
  // Up to 25 people are told in one run, a write each.
  restock: { seconds: 60, batch: 5 },
};

export const queueNames = Object.keys(queues) as QueueName[];
