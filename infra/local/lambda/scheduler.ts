import * as z from 'zod';
import type { Clock } from '../home/clock.ts';
import type { Runtime } from './lambda-runtime.ts';
import type { State } from '../home/state.ts';
import type { Assembly } from '../template/template.ts';

const Schedule = z.object({
  ScheduleExpression: z.string(),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Target: z.object({ Arn: z.string(), Input: z.string().optional() }),
});

const unitMs: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

/** Parses `rate(10 minutes)`. A cron expression runs once a day, enough for our schedules. */
function everyMs(expression: string): number {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  return count && unit ? Number(count) * (unitMs[unit] ?? 60_000) : 86_400_000;
}

const markPrefix = 'schedule:';

/** Makes all schedules new, so that none is due when the next cloud starts on this data. */
export const forgetRuns = (state: State): void => state.removeAll(markPrefix, `${markPrefix}\u{10ffff}`);

export type ScheduleFacts = { name: string; expression: string; lastRun: number | undefined };

/**
 * Runs the declared schedules on the cloud's clock, so that moving the clock makes them due. Functions that are
 * asleep, by the ends of their names, run only when asked for.
 */
export function createScheduler(
  assembly: Assembly,
  runtime: Runtime,
  clock: Clock,
  state: State,
  asleep: readonly string[] = [],
) {
  const schedules = assembly.declared('AWS::Scheduler::Schedule', Schedule).map(({ name, properties }) => ({
    name,
    expression: properties.ScheduleExpression,
    isOn: properties.State === 'ENABLED',
    everyMs: everyMs(properties.ScheduleExpression),
    arn: properties.Target.Arn,
    input: properties.Target.Input,
  }));
  type Entry = (typeof schedules)[number];

  const isAwake = ({ isOn, arn }: Entry): boolean => isOn && !asleep.some((name) => arn.endsWith(name));
  const markOf = ({ name }: Entry) => `${markPrefix}${name}`;
  const lastRunOf = (entry: Entry): number | undefined => Number(state.read(markOf(entry))) || undefined;

  async function run(entry: Entry): Promise<void> {
    state.write(markOf(entry), String(clock.now()));
    await runtime.invoke(entry.arn, entry.input ? JSON.parse(entry.input) : {});
  }

  const report = (error: unknown) => void process.stderr.write(`schedule: ${String(error)}\n`);

  /** Runs all due schedules. A failure is logged, and that schedule runs again at its next turn. */
  async function runDue(): Promise<void> {
    for (const entry of schedules.filter(isAwake)) {
      const lastRun = lastRunOf(entry);
      // A new schedule waits for its first interval, as on AWS.
      if (lastRun === undefined) state.write(markOf(entry), String(clock.now()));
      else if (clock.now() - lastRun >= entry.everyMs) await run(entry).catch(report);
    }
  }

  let turn = runDue();
  /** Runs turns one after another, so that moving the clock waits for work of previous turns. */
  const takeTurn = (): Promise<void> => {
    turn = turn.then(runDue);
    return turn;
  };
  const timer = setInterval(() => void takeTurn(), 1000);
  timer.unref();

  return {
    list: (): ScheduleFacts[] =>
      schedules.map((entry) => ({
        name: entry.name,
        expression: entry.expression,
        lastRun: lastRunOf(entry),
      })),
    runDue: takeTurn,
    async runAll(only?: string): Promise<void> {
      if (only && !schedules.some(({ name }) => name === only))
        throw new Error(`There is no schedule ${only}`);
      for (const entry of schedules) if (only ? entry.name === only : entry.isOn) await run(entry);
    },
    async close() {
      clearInterval(timer);
      await turn;
    },
  };
}

export type Scheduler = ReturnType<typeof createScheduler>;
