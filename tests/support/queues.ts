import type { QueueCount } from '#infra/local/sqs/queues.ts';

type Place = { url: string };

const queuesOf = async ({ url }: Place): Promise<QueueCount[]> =>
  (await (await fetch(`${url}/dev/queues.json`)).json()) as QueueCount[];

const isDead = ({ name }: QueueCount): boolean => name.includes('dead');
const holdsAny = ({ waiting, inFlight, delayed }: QueueCount): boolean => waiting + inFlight + delayed > 0;

/** Dead-letter queues that hold messages whose retries all failed. */
export const deadLetters = async (place: Place): Promise<QueueCount[]> =>
  (await queuesOf(place)).filter((queue) => isDead(queue) && holdsAny(queue));

/** Queues with waiting messages, including failed ones that will be retried. */
export const waitingQueues = async (place: Place): Promise<string[]> =>
  (await queuesOf(place)).filter((queue) => !isDead(queue) && holdsAny(queue)).map(({ name }) => name);
