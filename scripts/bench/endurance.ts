import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { type Shelf, visit } from './guest-buyer.ts';
import { inspect } from './inspector.ts';
import { median, megabytes, percentile, rounded } from './measure.ts';
import { type Figure, figuresOf } from './report.ts';
import { aClient, anAdmin, type Answer, type RunningShop, startShop } from './shop.ts';

const share = 0.7;
/** `BENCH_ROUNDS` also shortens these seconds, to try the script itself. */
const short = Number(process.env['BENCH_ROUNDS'] ?? Infinity) * 1000;
const calibrationMilliseconds = Math.min(20_000, short);
const minuteMilliseconds = Math.min(60_000, short);
const atOnce = 16;
/** Number of orders that are looked up afterwards, including those placed just before the end. */
const lookedUp = 300;

const Listed = z.object({
  data: z.array(z.object({ id: z.string(), slug: z.string(), hasVariants: z.boolean() })),
  hasNext: z.boolean(),
});

/** All goods without variants that are in stock. */
async function readShelf(): Promise<Shelf> {
  const client = aClient();
  const goods: Shelf = [];
  for (let page = 1, more = true; more; page += 1) {
    const path = `/products?stockStatus=in_stock&pageSize=100&page=${page}`;
    const { data, hasNext } = Listed.parse((await client.must('GET', path)).body);
    goods.push(...data.filter(({ hasVariants }) => !hasVariants));
    more = hasNext;
  }
  return goods;
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

/** Statistics of a period of load: answers, durations, and unexpected failures. */
function newTally() {
  let times: number[] = [];
  const minutes: Minute[] = [];
  const faults: string[] = [];
  const orders: string[] = [];
  return {
    minutes,
    faults,
    orders,
    onAnswer: ({ status, milliseconds }: Answer, path: string): void => {
      times.push(milliseconds);
      if (status >= 500) faults.push(`${status} ${path.split('?')[0]}`);
    },
    endMinute(memory: number): void {
      const [p50, p99] = [Math.round(median(times)), Math.round(percentile(times, 99))];
      minutes.push({ p50, p99, answers: times.length, megabytes: memory });
      process.stdout.write(`minute ${minutes.length}: ${JSON.stringify(minutes.at(-1))}\n`);
      times = [];
    },
  };
}

type Tally = ReturnType<typeof newTally>;

/** Starts visits at a constant rate, independent of running ones, as real visitors come. */
async function load(shelf: Shelf, rate: number, milliseconds: number, tally: Tally): Promise<void> {
  const began = performance.now();
  const running = new Set<Promise<void>>();
  for (let come = 0; performance.now() - began < milliseconds; come += 1) {
    const coming = visit((buyers += 1), shelf, tally.onAnswer)
      .then((order) => void (order && tally.orders.push(order)))
      .catch((error: unknown) => void tally.faults.push(String(error)));
    running.add(coming);
    void coming.finally(() => running.delete(coming));
    await wait(Math.max(0, began + ((come + 1) * 1000) / rate - performance.now()));
  }
  await Promise.all(running);
}

type Load = { shelf: Shelf; rate: number; tally: Tally };

/** Returns the memory that is still held after the first minute and after the last. */
async function runMinutes(shop: RunningShop, minutes: number, { shelf, rate, tally }: Load) {
  const inspector = await inspect(shop.inspector);
  const held: number[] = [];
  for (let minute = 0; minute < minutes; minute += 1) {
    await load(shelf, rate, minuteMilliseconds, tally);
    tally.endMinute(megabytes(await inspector.memory()));
    if (minute === 0 || minute === minutes - 1) held.push(megabytes(await inspector.held()));
  }
  inspector.close();
  return { early: held[0] ?? 0, late: held.at(-1) ?? 0 };
}

/** Kills the process in the middle of the load, without a warning or a clean shutdown. */
async function endSuddenly(shop: RunningShop, { shelf, rate, tally }: Load): Promise<void> {
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
  const staff = await anAdmin();
  const asked = orders.slice(-lookedUp);
  const found = await Promise.all(asked.map(async (id) => (await staff.send('GET', `/orders/${id}`)).status));
  return found.filter((status) => status !== 200).length;
}

/** Runs mixed load at 70 % of the limit, kills the server midway, and reports what was lost. */
export async function measureEndurance(home: string, minutes: number): Promise<Figure[]> {
  const first = await startShop(home, { inspected: true });
  const shelf = await readShelf();
  const limit = await visitsASecond(shelf);
  const tally = newTally();
  const mixed = { shelf, rate: limit * share, tally };
  const before = await runMinutes(first, Math.floor(minutes / 2), mixed);
  await endSuddenly(first, mixed);
  const second = await startShop(home, { inspected: true });
  const lost = await lostOf(tally.orders);
  const after = await runMinutes(second, Math.ceil(minutes / 2), mixed);
  const lostLater = await lostOf(tally.orders);
  await second.stop();
  const all = tally.minutes;
  const memories = all.map((minute) => minute.megabytes);
  const half = memories[Math.floor(minutes / 2) - 1] ?? 0;
  const answers = all.reduce((sum, minute) => sum + minute.answers, 0);
  return figuresOf(`${minutes} minutes of visits at ${share * 100} % of the limit, killed in the middle`, [
    ['visits a second at the limit', rounded(limit), 'per s'],
    ['answers', answers, 'answers'],
    ['p50 of a minute, median', median(all.map(({ p50 }) => p50)), 'ms'],
    ['p99 of a minute, worst', Math.max(...all.map(({ p99 }) => p99)), 'ms'],
    ['answered with a fault', tally.faults.length, 'answers', { budget: 0 }],
    ['orders placed', tally.orders.length, 'orders'],
    ['promised orders lost by the kill', lost + lostLater, 'orders', { budget: 0 }],
    ['memory at its end, before the kill', half, 'MB'],
    ['memory at its end, after it', memories.at(-1) ?? 0, 'MB', { note: memories.join(', ') }],
    ['still held after its first minute, before the kill', before.early, 'MB'],
    ['still held at its end, before the kill', before.late, 'MB'],
    ['still held after its first minute, after it', after.early, 'MB'],
    ['still held at its end, after it', after.late, 'MB'],
  ]);
}
