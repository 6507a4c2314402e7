import type { Reporter, TestModule } from 'vitest/node';
import { contracts } from '#shared/registry/contracts.ts';

/**
 * Kinds of test cases whose number grows with the shop, and how to count them: the cases are in one file or in
 * a folder.
 */
const kinds: readonly { one: string; of: RegExp; count?: number }[] = [
  { one: 'a list', of: /^tests\/web\/faces\/lists\./ },
  { one: 'a form', of: /^tests\/web\/faces\/forms\./ },
  { one: 'an operation', of: /^tests\/(?:routes|workers)\//, count: contracts.length },
  { one: 'a screen in all its looks', of: /^tests\/journeys\/(staff-)?screens\./ },
];

/** Number of files that are named as the longest of a run. */
const namedFiles = 30;

/** Leaves out the start of a worker, because each file of a shared worker counts it. */
const secondsOf = (modules: readonly TestModule[]): number =>
  modules.reduce((sum, module) => {
    const { collectDuration, setupDuration, duration } = module.diagnostic();
    return sum + collectDuration + setupDuration + duration;
  }, 0) / 1000;

/**
 * Ends a run of several projects with a summary of where the time went, with its longest files, and of what one more
 * case of each kind costs.
 */
export default class Costs implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const projects = Map.groupBy(modules, ({ project }) => project.name);
    if (projects.size < 2) return;
    const spent = [...projects].map(([name, files]) => `${name} ${secondsOf(files).toFixed(0)}`);
    const each = kinds.flatMap(({ one, of, count }) => {
      const files = modules.filter(({ relativeModuleId }) => of.test(relativeModuleId));
      const cases = count ?? files.reduce((sum, { children }) => sum + children.size, 0);
      return files.length > 0 ? [`${one} ${(secondsOf(files) / cases).toFixed(1)}`] : [];
    });
    process.stdout.write(`\nSeconds of work: ${spent.join(', ')}; ${secondsOf(modules).toFixed(0)} in all\n`);
    const longest = modules
      .map((module) => ({ file: module.relativeModuleId, seconds: secondsOf([module]) }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, namedFiles)
      .map(({ file, seconds }) => `${file.replace('tests/', '')} ${seconds.toFixed(0)}`);
    process.stdout.write(`Longest files: ${longest.join(', ')}\n`);
    if (each.length > 0) process.stdout.write(`One more costs: ${each.join(', ')}\n`);
  }
}
