import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { log } from '#functions/platform/log.ts';
import { act, departureDoings, doing, type Doing, type DepartureDoings } from './departure-doings.ts';
import { checkAtRest, checkRefused, hasLeft } from './departure-checks.ts';
import { type DepartureScene, departureScene } from './departure-scene.ts';

const runs = Number(process.env['MODEL_RUNS'] ?? 60);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_127);

/** Refusals are answers; anything else is a fault. */
async function atOnce(scheduler: fc.Scheduler, works: (() => Promise<unknown>)[]): Promise<void> {
  const outcomes = await scheduler.waitFor(Promise.allSettled(works.map((work) => work())));
  for (const outcome of outcomes)
    if (outcome.status === 'rejected' && !(outcome.reason instanceof AppError)) throw outcome.reason;
}

/** Everything that was told is heard. */
async function settle(scheduler: fc.Scheduler, scene: DepartureScene): Promise<void> {
  for (let turn = 0; !scene.isQuiet(); turn += 1) {
    if (turn > 400) throw new Error(`It never ends: ${scene.waiting().join(', ')}`);
    await atOnce(scheduler, [() => scene.hear(0, 1)]);
  }
}

/** What was ordered is brought, and as many days pass as anything may still wait for. */
async function comeToRest(
  scheduler: fc.Scheduler,
  scene: DepartureScene,
  doings: DepartureDoings,
): Promise<void> {
  await settle(scheduler, scene);
  for (const id of [...doings.ordersOf('leaver'), ...doings.ordersOf('friend')])
    await atOnce(scheduler, [() => doings.bring(id)]);
  for (let time = 0; time < 4; time += 1) {
    await settle(scheduler, scene);
    await atOnce(scheduler, [() => scene.pass(time === 0 ? 31 : 1)]);
  }
  await settle(scheduler, scene);
}

const seen = new Map<string, number>();

async function history(rounds: Doing[][], scheduler: fc.Scheduler): Promise<void> {
  const scene = departureScene(scheduler);
  const doings = departureDoings(scene);
  for (const round of rounds)
    await atOnce(
      scheduler,
      round.map((one) => () => act(scene, doings, one)),
    );
  await settle(scheduler, scene);
  await comeToRest(scheduler, scene, doings);
  checkAtRest(scene, doings);
  const isGone = hasLeft(scene.rows(), scene.who.leaver.id);
  seen.set(String(isGone), (seen.get(String(isGone)) ?? 0) + 1);
  if (isGone) await atOnce(scheduler, [() => checkRefused(scene, doings)]);
}

it(
  'who left is gone everywhere, and nobody else loses anything by it, whatever happens at the same moment',
  { timeout: 60_000 + runs * 500 },
  async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    for (const level of ['info', 'warn'] as const) vi.spyOn(log, level).mockReturnValue();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(doing, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 12 }),
        fc.scheduler(),
        history,
      ),
      { numRuns: runs, seed },
    );
    expect(seen.get('true')).toBeGreaterThan(5);
  },
);
