import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { instantOfId } from '#shared/values/ids.ts';
import { throttle } from '#web/platform/live/throttle.ts';
import { type Client, origin } from './shop.ts';

const Ticket = z.object({ ticket: z.string() });
const Hint = z.object({ id: z.string(), room: z.string(), latest: z.string() });
const Page = z.object({ data: z.array(z.object({ id: z.string() })), hasNext: z.boolean() });

/** Comments of one moment may become visible in another order, so a watcher asks for the last seconds again. */
const overlapMilliseconds = 5000;

/** A page that is open on a news item: it hears of new comments and fetches those that it does not have. */
export async function watchComments(client: Client, newsId: string) {
  const { ticket } = Ticket.parse((await client.must('POST', '/live/ticket')).body);
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws?ticket=${ticket}`);
  /** Latest entry of each hint, and when it was heard. */
  const hints: { latest: string; at: number }[] = [];
  const known = new Set<string>();
  let repeats = 0;

  const settled = (): string | undefined => {
    const ids = [...known].toSorted();
    const last = ids.at(-1);
    return last && ids.findLast((id) => instantOfId(id) < instantOfId(last) - overlapMilliseconds);
  };

  async function fetchMissed(): Promise<number> {
    const before = known.size;
    for (let after = settled() ?? '0'.repeat(26), more = true; more;) {
      const path = `/news/${newsId}/comments?limit=100&after=${after}`;
      const { data, hasNext } = Page.parse((await client.must('GET', path)).body);
      if (new Set(data.map(({ id }) => id)).size < data.length) repeats += 1;
      for (const { id } of data) known.add(id);
      after = data.at(-1)?.id ?? after;
      more = hasNext;
    }
    return known.size - before;
  }

  let fetching: Promise<unknown> = Promise.resolve();
  // A page fetches once a second at most.
  const fetches = throttle(() => {
    fetching = fetching.then(fetchMissed);
  }, 1000);
  socket.on('message', (said: Buffer) => {
    const { data } = Hint.safeParse(JSON.parse(said.toString()));
    if (!data) return;
    hints.push({ latest: data.latest, at: Date.now() });
    fetches.ask();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ action: 'joinSubject', subject: { kind: 'news', id: newsId } }));
  await pause(200);
  return {
    hints,
    known,
    fetchMissed,
    repeats: () => repeats,
    /** Waits until no hint came for two seconds and all fetches have ended. */
    async rest(): Promise<void> {
      for (let heard = -1; heard !== hints.length;) {
        heard = hints.length;
        await pause(2000);
      }
      await fetching;
    },
    close: () => {
      fetches.stop();
      socket.close();
    },
  };
}

export type Watcher = Awaited<ReturnType<typeof watchComments>>;
