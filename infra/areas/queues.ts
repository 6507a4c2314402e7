import type { QueueName } from '#shared/events.ts';

export type { QueueName };
type QueueNeeds = { fifo?: true };

/** The queues; which events each asked for stands in shared/events.ts. Every queue has one worker. */
export const queues: Record<QueueName, QueueNeeds> = {
  mail: {},
  live: {},
  media: {},
  ratings: {},
  payments: { fifo: true },
  sales: {},
};

export const queueNames = Object.keys(queues) as QueueName[];
