import { keepsOrder, queueNames, type QueueName } from '#shared/events/registry.ts';
import { outsideQueues, type QueueNeeds, type WorkerQueueName } from './area.ts';
import { areas } from './index.ts';

export type Queue = QueueNeeds & { name: WorkerQueueName; fifo: boolean };

const workers = areas.flatMap((area) => area.workers ?? []);

function needsOf(name: WorkerQueueName): QueueNeeds {
  const [worker, ...others] = workers.filter(({ queue }) => queue === name);
  if (!worker || others.length > 0)
    throw new Error(`The queue ${name} has ${worker ? 'more than one worker' : 'no worker'}`);
  return worker.needs;
}

const queueOf = (name: QueueName): Queue => ({ ...needsOf(name), name, fifo: keepsOrder(name) });

/** The queues events ask for and those others fill, each as its one worker needs it. */
export const queues: readonly Queue[] = [
  ...queueNames.map(queueOf),
  ...outsideQueues.map((name) => ({ ...needsOf(name), name, fifo: false })),
];
