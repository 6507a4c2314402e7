import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import ClosingLine from './closing-line.ts';
import Costs from './costs.ts';
import Stumbles from './stumbles.ts';
import Unprovoked from './unprovoked.ts';

/** What is said at the end of a run, one after the other: reporters of their own would speak in whatever order they are ready. */
export default class EndOfRun implements Reporter {
  #parts: Reporter[] = [new Unprovoked(), new Costs(), new Stumbles(), new ClosingLine()];

  onInit(vitest: Vitest): void {
    for (const part of this.#parts) part.onInit?.(vitest);
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1],
    reason: TestRunEndReason,
  ): Promise<void> {
    for (const part of this.#parts) await part.onTestRunEnd?.(modules, unhandled, reason);
  }
}
