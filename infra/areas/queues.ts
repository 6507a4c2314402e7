import { keepsOrder, queueNames, type QueueName } from '#shared/events/registry.ts';
import type { QueueNeeds } from './area.ts';
import { areas } from './index.ts';

export type Queue = QueueNeeds & { name: QueueName; fifo: boolean };

const workers = areas.flatMap((area) => area.workers ?? []);

function queueOf(name: QueueName): Queue {
  const [worker, ...others] = workers.filter(({ queue }) => queue === name);
  if (!worker || others.length > 0)
    throw new Error(`The queue ${name} has ${worker ? 'more than one worker' : 'no worker'}`);
  return { ...worker.needs, name, fifo: keepsOrder(name) };
}

/** The queues events ask for, each as its one worker needs it. */
export const queues = queueNames.map(queueOf);
