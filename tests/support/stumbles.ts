import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Maximum length of a message: enough to see the fault, short enough to read. */
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
 * Lists at the end of a run which tests failed and why, and which passed only on a retry and why they failed at
 * first, because those are faults too.
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
