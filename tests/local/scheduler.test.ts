import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openState } from '#infra/local/home/state.ts';
import { createScheduler, forgetRuns } from '#infra/local/lambda/scheduler.ts';

type Parts = Parameters<typeof createScheduler>;

function aState(kept: Map<string, string>) {
  return {
    read: (name: string) => kept.get(name),
    write: (name: string, said: string) => kept.set(name, said),
  };
}

/** Schedules of every minute, named as the functions that they run; `off` is disabled. */
const everyMinute = (...names: string[]) => ({
  declared: () =>
    names.map((name) => ({
      name,
      properties: {
        ScheduleExpression: 'rate(1 minute)',
        State: name === 'off' ? 'DISABLED' : 'ENABLED',
        Target: { Arn: name },
      },
    })),
});

it('whoever moves the clock waits for what a turn before has begun', async () => {
  const kept = new Map<string, string>();
  let time = 1_000_000;
  const held = Promise.withResolvers<void>();
  const ended: string[] = [];
  const invoke = async (name: string) => {
    if (name === 'first') await held.promise;
    for (let turns = 0; turns < 5; turns += 1) await nextTurn();
    ended.push(name);
  };
  const parts = [
    everyMinute('first', 'second'),
    { invoke },
    { now: () => time },
    aState(kept),
  ] as unknown as Parts;
  const scheduler = createScheduler(...parts);
  await scheduler.runDue();

  time += 60_000;
  kept.set('schedule:second', String(time - 30_000));
  const before = scheduler.runDue();
  await nextTurn();
  time += 60_000;
  held.resolve();
  await nextTurn();
  await scheduler.runDue();
  expect(ended).toContain('second');
  await before;
  await scheduler.close();
});

it('a schedule that is asleep runs only when it is called, and a disabled one never', async () => {
  const kept = new Map<string, string>([
    ['schedule:a', '1'],
    ['schedule:b', '1'],
    ['schedule:off', '1'],
  ]);
  const ran: string[] = [];
  const invoke = async (name: string) => void ran.push(name);
  const parts = [
    everyMinute('a', 'b', 'off'),
    { invoke },
    { now: () => 1_000_000 },
    aState(kept),
    ['b'],
  ] as unknown as Parts;
  const scheduler = createScheduler(...parts);
  await scheduler.runDue();
  expect(ran).toEqual(['a']);
  await scheduler.runAll('b');
  await scheduler.runAll();
  expect(ran).toEqual(['a', 'b', 'a', 'b']);
  await scheduler.close();
});

it('a copy of data starts with schedules that have not run, and keeps its clock', () => {
  const home = mkdtempSync(join(tmpdir(), 'cholang-schedules-'));
  const state = openState(home);
  for (const key of ['clock', 'schedule:Often', 'schedule:Đêm', 'secret:x']) state.write(key, '1');
  forgetRuns(state);
  expect(state.readAll('', '~')).toHaveLength(2);
  expect([state.read('clock'), state.read('secret:x')]).toEqual(['1', '1']);
  state.close();
  rmSync(home, { recursive: true });
});
