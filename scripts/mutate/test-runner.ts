import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { TestNews, TestOrder } from './test-process.ts';

export type Outcome =
  | { kind: 'noticed'; test: string; title: string }
  /** A test did not end: an endless loop, or an answer that never came. */
  | { kind: 'stuck'; seconds: number }
  | { kind: 'unnoticed'; ran: number; of: number };

/** Limits are seconds of the processor, so that a busy machine does not make a slow test look like a loop. */
export type Limits = {
  /** All tests of one fault share this time. */
  faultSeconds: number;
  /** A test must end within this time. */
  stuckSeconds: number;
};

/**
 * Waiting for an answer that never comes takes no processor time, so wall time is limited as well, to this
 * multiple. A process that only gets little of a busy machine still uses more than `idleSeconds` of it
 * meanwhile.
 */
const idleFactor = 10;
const idleSeconds = 2;

/** Models run a tenth of their histories; what only the thousandth would find is found by chance. */
const modelRuns = '25';

/** Watches one fault, and decides from the news of its tests when its time is over. */
export function startWatch(
  { faultSeconds, stuckSeconds }: Limits,
  now: () => number = () => performance.now(),
) {
  let [first, latest, atLastTest]: [number | undefined, number, number] = [undefined, 0, 0];
  let heardAt = now();
  return {
    hear(news: { type: string; seconds?: number }): void {
      if (news.type === 'clock') {
        latest = news.seconds ?? 0;
        first ??= latest;
        atLastTest = Math.max(atLastTest, first);
        return;
      }
      [atLastTest, heardAt] = [latest, now()];
    },
    over(): { isStuck: boolean; seconds: number } | undefined {
      const [silent, idle] = [latest - atLastTest, (now() - heardAt) / 1000];
      if (silent >= stuckSeconds) return { isStuck: true, seconds: Math.round(silent) };
      if (idle >= stuckSeconds * idleFactor && silent < idleSeconds)
        return { isStuck: true, seconds: Math.round(idle) };
      return latest - (first ?? latest) >= faultSeconds
        ? { isStuck: false, seconds: faultSeconds }
        : undefined;
    },
  };
}

const ended = (code: number | null): string => `the process of the tests ended (${code})`;

/** A process of its own can be ended when a fault makes it loop. */
function startTests(): Promise<ChildProcess> {
  const tests = fork(join(import.meta.dirname, 'test-process.ts'), {
    env: { MODEL_RUNS: modelRuns, ...process.env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    tests.once('message', () => resolve(tests));
    tests.once('exit', (code) => reject(new Error(ended(code))));
  });
}

/** Starts a test process for all faults, as it caches files; after an endless loop, a new one. */
export function startRunner(limits: Limits, onFile: (test: string, seconds: number) => void = () => {}) {
  let running: ChildProcess | undefined;
  let lastId = 0;

  function stop(): void {
    running?.kill('SIGKILL');
    running = undefined;
  }

  async function ask(order: Omit<TestOrder, 'id'>): Promise<{ outcome: Outcome; failed: string[] }> {
    if (!running?.connected) running = await startTests();
    const tests = running;
    lastId += 1;
    const id = lastId;
    const watch = startWatch(limits);
    const failed = new Set<string>();
    let ran = 0;
    let noticed: Outcome | undefined;
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const answer = (outcome?: Outcome): void =>
      resolve(noticed ?? outcome ?? { kind: 'unnoticed', ran, of: order.tests.length });

    function hear(news: TestNews): void {
      if (news.id !== id) return;
      watch.hear(news);
      if (news.type === 'failed') {
        failed.add(news.test);
        noticed ??= { kind: 'noticed', test: news.test, title: news.title };
      } else if (news.type === 'file' && news.isPassed) {
        ran += 1;
        onFile(news.test, news.seconds);
      } else if (news.type === 'broken') {
        stop();
        reject(new Error(news.error));
      } else if (news.type === 'done') answer();
    }

    const onExit = (code: number | null): void =>
      answer({ kind: 'noticed', test: 'process', title: ended(code) });
    tests.on('message', hear).once('exit', onExit);
    // Without a fault, all tests run to their end, however long they take.
    const clock = setInterval(() => {
      const over = order.path === undefined ? undefined : watch.over();
      if (!over) return;
      answer(over.isStuck ? { kind: 'stuck', seconds: over.seconds } : undefined);
      stop();
    }, 250);
    tests.send({ ...order, id } satisfies TestOrder);
    const outcome = await promise.finally(() => {
      clearInterval(clock);
      tests.off('message', hear).off('exit', onExit);
    });
    return { outcome, failed: [...failed] };
  }

  // Retried once, because a worker that did not start on a busy machine says nothing about the fault.
  return { ask: (order: Omit<TestOrder, 'id'>) => ask(order).catch(() => ask(order)), stop };
}
