import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';

/** Ends every run with one plain line for people and machines. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly unknown[],
    _reason: TestRunEndReason,
  ): void {
    const results = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => test.result().state),
    );
    const brokenFiles = modules.filter((module) => module.errors().length > 0).length;
    const passed = results.filter((state) => state === 'passed').length;
    const failed = results.filter((state) => state === 'failed').length + brokenFiles + unhandled.length;
    process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  }
}
