import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import ClosingLine from './closing-line.ts';
import Costs from './costs.ts';
import Stumbles from './stumbles.ts';
import Unprovoked from './unprovoked.ts';

/**
 * Reporter for the end of a run. It calls its parts in order, because separate reporters would print in any
 * order.
 */
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
