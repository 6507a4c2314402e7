import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { buildMembers } from '#seed/world/members.ts';
import { type Listener, type Shelf, visit } from './guest-buyer.ts';
import { inspect } from './inspector.ts';
import { percentile } from './percentiles.ts';
import type { Figure } from './report.ts';
import { origin, type RunningShop, startShop } from './running-shop.ts';
import { aShopper } from './shopper.ts';

const share = 0.7;
const calibrationMilliseconds = 20_000;
const atOnce = 16;
/** Number of orders that are looked up afterwards, including those placed just before the end. */
const lookedUp = 300;

const Listed = z.object({
  data: z.array(z.object({ id: z.string(), slug: z.string(), hasVariants: z.boolean() })),
  hasNext: z.boolean(),
});

/** All goods without variants that are in stock. */
async function readShelf(): Promise<Shelf> {
  const goods: Shelf['goods'] = [];
  for (let page = 1, more = true; more; page += 1) {
    const reply = await fetch(`${origin}/api/products?stockStatus=in_stock&pageSize=100&page=${page}`);
    const { data, hasNext } = Listed.parse(await reply.json());
    goods.push(...data.filter(({ hasVariants }) => !hasVariants));
    more = hasNext;
  }
  return { goods };
}

let buyers = 0;

/** Number of visits per second that the machine can handle. */
async function visitsASecond(shelf: Shelf): Promise<number> {
  const until = performance.now() + calibrationMilliseconds;
  let visits = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        await visit((buyers += 1), shelf, () => undefined);
        visits += 1;
      }
    }),
  );
  return visits / (calibrationMilliseconds / 1000);
}

type Minute = { p50: number; p99: number; answers: number; megabytes: number };
/** Memory of the server after its first minute and after its last. */
type Held = { early: number; late: number };

const inMegabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** Statistics of a period of load: answers, durations, and unexpected failures. */
function newTally() {
  let times: number[] = [];
  const minutes: Minute[] = [];
  const faults: string[] = [];
  const orders: string[] = [];
  const heard: Listener = ({ status, milliseconds }, path) => {
    times.push(milliseconds);
    if (status >= 500) faults.push(`${status} ${path.split('?')[0]}`);
  };
  return {
    heard,
    minutes,
    faults,
    orders,
    endMinute(megabytes: number): void {
      const [p50, p99] = [percentile(times, 50), percentile(times, 99)].map(Math.round) as [number, number];
      minutes.push({ p50, p99, answers: times.length, megabytes });
      times = [];
    },
  };
}

type Tally = ReturnType<typeof newTally>;

/**
 * Starts visits at a constant rate, independent of earlier visits that are still running, as real visitors
 * come.
 */
async function load(shelf: Shelf, rate: number, milliseconds: number, tally: Tally): Promise<void> {
  const began = performance.now();
  const running = new Set<Promise<void>>();
  for (let come = 0; performance.now() - began < milliseconds; come += 1) {
    const coming = visit((buyers += 1), shelf, tally.heard)
      .then((order) => void (order && tally.orders.push(order)))
      .catch((error: unknown) => void tally.faults.push(String(error)));
    running.add(coming);
    void coming.finally(() => running.delete(coming));
    await wait(Math.max(0, began + ((come + 1) * 1000) / rate - performance.now()));
  }
  await Promise.all(running);
}

async function minutesOf(
  shop: RunningShop,
  shelf: Shelf,
  rate: number,
  minutes: number,
  tally: Tally,
): Promise<Held> {
  const inspector = await inspect(shop.inspector ?? '');
  const held: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await load(shelf, rate, 60_000, tally);
    tally.endMinute(inMegabytes(await inspector.memory()));
    const last = tally.minutes.at(-1);
    process.stdout.write(`minute ${tally.minutes.length}: ${JSON.stringify(last)}\n`);
    if (minute === 0 || minute === minutes - 1) held.push(inMegabytes(await inspector.held()));
  }
  inspector.close();
  return { early: held[0] ?? 0, late: held.at(-1) ?? 0 };
}

/** Kills the process in the middle of the load, without a warning or a clean shutdown. */
async function endSuddenly(shop: RunningShop, shelf: Shelf, rate: number, tally: Tally): Promise<void> {
  const cutOff = newTally();
  const loading = load(shelf, rate, 10_000, cutOff);
  await wait(5_000);
  shop.kill();
  await loading;
  // Orders that were answered before the kill have to exist afterwards; requests that were cut off do not
  // count.
  tally.orders.push(...cutOff.orders);
}

async function lostOf(orders: readonly string[]): Promise<number> {
  const admin = buildMembers(new Date()).find(({ role }) => role === 'admin');
  const staff = await aShopper(origin, admin?.email ?? '');
  const asked = orders.slice(-lookedUp);
  const found = await Promise.all(asked.map(async (id) => (await staff.send('GET', `/orders/${id}`)).status));
  return found.filter((status) => status !== 200).length;
}

const heldFigures = (group: string, when: string, { early, late }: Held): Figure[] => [
  { group, name: `still held after its first minute, ${when}`, value: early, unit: 'MB' },
  { group, name: `still held at its end, ${when}`, value: late, unit: 'MB' },
];

/**
 * Runs mixed load at 70 % of the machine's limit, kills the server in the middle, and reports what was lost.
 */
export async function measureEndurance(home: string, minutes: number): Promise<Figure[]> {
  const group = `${minutes} minutes of visits at ${share * 100} % of the limit, killed in the middle`;
  const first = await startShop(home, { inspected: true });
  const shelf = await readShelf();
  const limit = await visitsASecond(shelf);
  const tally = newTally();
  const heldBefore = await minutesOf(first, shelf, limit * share, Math.floor(minutes / 2), tally);
  await endSuddenly(first, shelf, limit * share, tally);
  const second = await startShop(home, { inspected: true });
  const lost = await lostOf(tally.orders);
  const heldAfter = await minutesOf(second, shelf, limit * share, Math.ceil(minutes / 2), tally);
  const lostLater = await lostOf(tally.orders);
  await second.stop();
  const all = tally.minutes;
  const [half, end] = [all[Math.floor(minutes / 2) - 1], all.at(-1)];
  const memory = all.map(({ megabytes }) => megabytes).join(', ');
  return [
    { group, name: 'visits a second at the limit', value: Math.round(limit * 10) / 10, unit: 'per s' },
    { group, name: 'answers', value: all.reduce((sum, { answers }) => sum + answers, 0), unit: 'answers' },
    {
      group,
      name: 'p50 of a minute, median',
      value: percentile(
        all.map(({ p50 }) => p50),
        50,
      ),
      unit: 'ms',
    },
    { group, name: 'p99 of a minute, worst', value: Math.max(...all.map(({ p99 }) => p99)), unit: 'ms' },
    { group, name: 'answered with a fault', value: tally.faults.length, unit: 'answers', budget: 0 },
    { group, name: 'orders placed', value: tally.orders.length, unit: 'orders' },
    { group, name: 'promised orders lost by the kill', value: lost + lostLater, unit: 'orders', budget: 0 },
    { group, name: 'memory at its end, before the kill', value: half?.megabytes ?? 0, unit: 'MB' },
    { group, name: 'memory at its end, after it', value: end?.megabytes ?? 0, unit: 'MB', note: memory },
    ...heldFigures(group, 'before the kill', heldBefore),
    ...heldFigures(group, 'after it', heldAfter),
  ];
}
