import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { TestNews, TestOrder } from './test-process.ts';

export type Outcome =
  | { kind: 'noticed'; test: string; title: string }
  /** One test went on for too long: a loop without an end, or an answer that never came. */
  | { kind: 'stuck'; seconds: number }
  | { kind: 'unnoticed'; ran: number; of: number };

export type Limits = {
  /** For all tests of one fault. */
  faultSeconds: number;
  /** Without any test coming to its end. */
  stuckSeconds: number;
};

export type TestRunner = ReturnType<typeof startRunner>;

/** Histories of each model, a tenth of a usual run: a fault that only the thousandth finds is found by chance. */
const modelRuns = '25';

/** A process with a running vitest, asked again for each fault, and replaced when it does not answer any more. */
export function startRunner(limits: Limits, onFile: (test: string, seconds: number) => void = () => {}) {
  let child: ChildProcess | undefined;
  let lastId = 0;

  function start(): ChildProcess {
    const started = fork(join(import.meta.dirname, 'test-process.ts'), {
      env: { MODEL_RUNS: modelRuns, ...process.env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    return started;
  }

  function stop(): void {
    child?.kill('SIGKILL');
    child = undefined;
  }

  const readied = (process: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      process.once('message', () => resolve());
      process.once('exit', (code) => reject(new Error(`The process of the tests ended (${code})`)));
    });

  async function ask(order: Omit<TestOrder, 'id'>): Promise<{ outcome: Outcome; failed: string[] }> {
    const isNew = !child;
    const process = child ?? start();
    if (isNew) await readied(process);
    lastId += 1;
    const id = lastId;
    const [startedAt, failed] = [performance.now(), new Set<string>()];
    let [heardAt, ran] = [startedAt, 0];
    let noticed: Outcome | undefined;
    const isJudged = order.path !== undefined;
    return new Promise((resolve) => {
      const end = (outcome: Outcome): void => {
        clearInterval(clock);
        process.removeAllListeners('message').removeAllListeners('exit');
        resolve({ outcome, failed: [...failed] });
      };
      const clock = setInterval(() => {
        const now = performance.now();
        const [silent, whole] = [(now - heardAt) / 1000, (now - startedAt) / 1000];
        if (!isJudged || (silent < limits.stuckSeconds && whole < limits.faultSeconds)) return;
        stop();
        const unnoticed: Outcome = { kind: 'unnoticed', ran, of: order.tests.length };
        end(
          noticed ??
            (silent >= limits.stuckSeconds ? { kind: 'stuck', seconds: Math.round(silent) } : unnoticed),
        );
      }, 250);
      process.on('message', (news: TestNews) => {
        if (news.id !== id) return;
        heardAt = performance.now();
        if (news.type === 'failed') {
          failed.add(news.test);
          noticed ??= { kind: 'noticed', test: news.test, title: news.title };
        }
        if (news.type === 'file' && news.isPassed) {
          ran += 1;
          onFile(news.test, news.seconds);
        }
        if (news.type === 'done') end(noticed ?? { kind: 'unnoticed', ran, of: order.tests.length });
      });
      process.on('exit', (code) => {
        stop();
        end(
          noticed ?? { kind: 'noticed', test: 'process', title: `the process of the tests ended (${code})` },
        );
      });
      process.send({ ...order, id } satisfies TestOrder);
    });
  }

  return { ask, stop };
}
