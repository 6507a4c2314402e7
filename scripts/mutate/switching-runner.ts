import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

type TestTask = Parameters<TestRunner['onAfterTryTask']>[0];

/**
 * Order of a run: a plan names the faults of each test; without one, the runner notes reached faults, and repeats each
 * test as often as asked to see whether it can be repeated.
 */
export type SwitchingOrder = { plan?: Record<string, number[]>; repeats: number; results: string };

/** `noticed` is the test that failed first with a fault; faults of `doubtful` tests are tried again. */
export type SwitchingResults = {
  reached: Record<string, { faults: number[]; millis: number; isRepeatable: boolean }>;
  noticed: Record<number, string>;
  whileLoading: number[];
};

declare global {
  // A global can only be declared with `var`.
  var isFaultOn: (id: number) => boolean;
}

/** Ends a loop that a fault made endless, because no real test evaluates a condition this often. */
const maxAsked = 200_000;

/** Processor time of this thread. Wall time would exclude quick tests on a busy machine. */
function threadMillis(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const order = JSON.parse(readFileSync(process.env['FAULTS_ORDER'] ?? '', 'utf8')) as SwitchingOrder;
const results: SwitchingResults = { reached: {}, noticed: {}, whileLoading: [] };
const whileLoading = new Set<number>();
let reached: Set<number> | undefined;
let on: number | undefined;
let asked = 0;

globalThis.isFaultOn = (id) => {
  (reached ?? whileLoading).add(id);
  if (id !== on) return false;
  asked += 1;
  if (asked > maxAsked) throw new Error('a fault made a loop endless');
  return true;
};

/** Files with a window of their own run in another worker, which must not overwrite what the first one found. */
const mergeResults = (
  earlier: SwitchingResults | undefined,
  { reached, noticed, whileLoading }: SwitchingResults,
): SwitchingResults => ({
  reached: { ...earlier?.reached, ...reached },
  noticed: { ...earlier?.noticed, ...noticed },
  whileLoading: [...new Set([...(earlier?.whileLoading ?? []), ...whileLoading])],
});

const earlierResults = (): SwitchingResults | undefined =>
  existsSync(order.results)
    ? (JSON.parse(readFileSync(order.results, 'utf8')) as SwitchingResults)
    : undefined;

/**
 * Repeats each test: without a plan to see whether it can be repeated; with a plan, for each fault to be
 * tried and once more without any, to see that the faults left nothing behind.
 */
export default class SwitchingRunner extends TestRunner {
  #faults: number[] = [];
  #ownNoticed: number[] = [];
  #startedAt = 0;

  override async onBeforeRunTask(test: TestTask): Promise<void> {
    await super.onBeforeRunTask(test);
    this.#faults = (order.plan?.[test.id] ?? []).filter((id) => results.noticed[id] === undefined);
    this.#ownNoticed = [];
    if (order.plan && this.#faults.length === 0) test.mode = 'skip';
    test.repeats = order.plan ? this.#faults.length : order.repeats;
  }

  override onBeforeTryTask(test: TestTask, options: { retry: number; repeats: number }): void {
    super.onBeforeTryTask(test, options);
    reached = new Set();
    [on, asked] = [order.plan ? this.#faults[options.repeats] : undefined, 0];
    this.#startedAt = threadMillis();
  }

  override async onAfterRetryTask(
    test: TestTask,
    options: { retry: number; repeats: number },
  ): Promise<void> {
    await super.onAfterRetryTask(test, options);
    const isFailed = test.result?.state === 'fail';
    const fault = on;
    on = undefined;
    if (fault !== undefined) {
      if (isFailed) {
        results.noticed[fault] = `${test.file.name} > ${test.name}`;
        this.#ownNoticed.push(fault);
      }
    } else if (order.plan) {
      if (isFailed) for (const id of this.#ownNoticed) delete results.noticed[id];
    } else if (options.repeats === 0)
      results.reached[test.id] = {
        faults: [...(reached ?? [])],
        millis: threadMillis() - this.#startedAt,
        isRepeatable: !isFailed,
      };
    else {
      const before = results.reached[test.id];
      if (before && isFailed) before.isRepeatable = false;
    }
    reached = undefined;
    // Errors are dropped, because the diffs of thousands of failures would fill the memory.
    if (test.result) delete test.result.errors;
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files);
    results.whileLoading = [...whileLoading];
    writeFileSync(order.results, JSON.stringify(mergeResults(earlierResults(), results)));
  }
}
