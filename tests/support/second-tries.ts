import type { Reporter, TestModule } from 'vitest/node';

/** Names what passed only when it was tried again: each line is a fault to find. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lucky = modules.flatMap((module) =>
      [...module.children.allTests()].flatMap((test) =>
        test.diagnostic()?.flaky ? [`  ${module.relativeModuleId} > ${test.fullName}`] : [],
      ),
    );
    if (lucky.length > 0)
      process.stdout.write(`\n${lucky.length} passed at the second try:\n${lucky.join('\n')}\n`);
  }
}
