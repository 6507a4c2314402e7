import { performance } from 'node:perf_hooks';
import { add, bestVouchers, cancel, idOf, openBuyers, order } from './buyers.ts';
import { percentile } from './percentiles.ts';
import type { Figure } from './report.ts';
import type { Answer, Shopper } from './shopper.ts';

const group = 'Ordering through the gateway';
const roundsEach = 8;

const rounded = (value: number): number => Math.round(value * 10) / 10;
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Places orders one after the other, each with three lines and the best vouchers. Cancelling releases stock and
 * vouchers.
 */
async function placeOneByOne(shoppers: Shopper[], goods: string[], pickup: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; round < roundsEach; round += 1) {
    for (const shopper of shoppers) {
      const lines: string[] = [];
      for (const id of goods.slice(0, 3)) lines.push(await add(shopper, id));
      const answer = await order(shopper, { lines, pickup, vouchers: await bestVouchers(shopper) });
      // The voucher does not apply to these goods, so the order is placed without it.
      const placed = answer.status === 422 ? await order(shopper, { lines, pickup }) : answer;
      if (placed.status !== 201) throw new Error(`An order was refused: ${JSON.stringify(placed.body)}`);
      answers.push(placed);
      await cancel(shopper, idOf(placed));
    }
  }
  return answers;
}

/** All shoppers order at once, each a piece of their own product. Returns orders per second. */
async function placeTogether(shoppers: Shopper[], wanted: (place: number) => string, pickup: string) {
  const lines = await Promise.all(shoppers.map((shopper, place) => add(shopper, wanted(place))));
  const started = performance.now();
  const answers = await Promise.all(
    shoppers.map((shopper, place) => order(shopper, { lines: lines.slice(place, place + 1), pickup })),
  );
  const seconds = (performance.now() - started) / 1000;
  const placed = answers.filter(({ status }) => status === 201);
  await Promise.all(
    answers.map(async (answer, place) => {
      const shopper = shoppers[place];
      return answer.status === 201 && shopper ? cancel(shopper, idOf(answer)) : undefined;
    }),
  );
  return { perSecond: rounded(placed.length / seconds), placed: placed.length };
}

export async function measureOrdering(origin: string): Promise<Figure[]> {
  const { shoppers, goods, pickup } = await openBuyers(origin);
  const answers = await placeOneByOne(shoppers, goods, pickup);
  const times = answers.map(({ milliseconds }) => milliseconds);
  const one = await placeTogether(shoppers, () => goods[0] ?? '', pickup);
  const many = await placeTogether(shoppers, (place) => goods[place % goods.length] ?? '', pickup);
  const of = (pick: (answer: Answer) => number) => rounded(mean(answers.map(pick)));
  return [
    { group, name: 'place an order of three lines, p50', value: rounded(percentile(times, 50)), unit: 'ms' },
    {
      group,
      name: 'place an order of three lines, p95',
      value: rounded(percentile(times, 95)),
      unit: 'ms',
      budget: 60,
    },
    {
      group,
      name: 'calls to the table',
      value: of(({ trips }) => trips),
      unit: 'calls',
      note: 'one counts against the limit; the others are three steps',
    },
    { group, name: 'written', value: of(({ writeUnits }) => writeUnits), unit: 'WCU' },
    { group, name: 'read', value: of(({ readUnits }) => readUnits), unit: 'RCU' },
    {
      group,
      name: 'orders a second, all of one product',
      value: one.perSecond,
      unit: 'per s',
      note: `${one.placed} of ${shoppers.length} at once`,
    },
    {
      group,
      name: 'orders a second, each of another',
      value: many.perSecond,
      unit: 'per s',
      note: `${many.placed} of ${shoppers.length} at once`,
    },
  ];
}
