import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Long enough to see what was amiss, short enough to read. */
const maxLetters = 1200;

interface Faulty {
  readonly message: string;
}

const why = (errors: readonly Faulty[]): string =>
  errors.map(({ message }) => message.slice(0, maxLetters)).join('\n');

const line = (module: TestModule, test: TestCase): string =>
  `  ${module.relativeModuleId} > ${test.fullName}\n${why(test.result().errors ?? [])}`;

function tell(what: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${lines.length} ${what}:\n${lines.join('\n')}\n`);
}

/**
 * Names at the very end, where a long run is read first, what failed and why; and what passed only when it was tried
 * again, and why it failed at first: each of those is a fault to find, too.
 */
export default class Stumbles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Faulty[]): void {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ module, test })),
    );
    tell(
      'passed at the second try',
      tests.filter(({ test }) => test.diagnostic()?.flaky).map(({ module, test }) => line(module, test)),
    );
    tell('failed', [
      ...tests
        .filter(({ test }) => test.result().state === 'failed')
        .map(({ module, test }) => line(module, test)),
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => `  ${module.relativeModuleId}\n${why(module.errors())}`),
      ...unhandled.map((error) => `  outside of any test\n${why([error])}`),
    ]);
  }
}
