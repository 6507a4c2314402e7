import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Long enough to see what was amiss, short enough to read. */
const mostLetters = 1200;

const whyOf = (test: TestCase): string =>
  (test.result().errors ?? []).map(({ message }) => message.slice(0, mostLetters)).join('\n');

/** Names what passed only when it was tried again, and why it failed at first: each is a fault to find. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lucky = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) =>
        test.diagnostic()?.flaky ? [`  ${module.relativeModuleId} > ${test.fullName}\n${whyOf(test)}`] : [],
      ),
    );
    if (lucky.length > 0)
      process.stdout.write(`\n${lucky.length} passed at the second try:\n${lucky.join('\n')}\n`);
  }
}
