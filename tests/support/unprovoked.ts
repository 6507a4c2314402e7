import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { contracts } from '#shared/registry/contracts.ts';
import { knownUnprovokedFile, readKnownUnprovoked } from './known-unprovoked.ts';
import { isOperationsOwn, isRefusedAlike, promisedRefusals } from './promised-refusals.ts';
import { onlyHereFile } from '../routes/behind-validation/only-here.ts';
import { soughtRefusals } from '../routes/behind-validation/sought.ts';
import { answersHeard, success } from './answers-folder.ts';

/** Projects whose tests call operations. */
const asking = ['cloud', 'cloud alone'];

function tell(found: readonly string[], what: string): void {
  if (found.length === 0) return;
  process.stdout.write(`\n${found.length} ${what}:\n  ${found.join('\n  ')}\n`);
}

/** Operations that no test called with success. They fail the run: by day, most operations have one such test. */
function tellUnheard(answers: ReadonlySet<string>): void {
  const unheard = contracts.map(({ name }) => name).filter((name) => !answers.has(`${name} ${success}`));
  tell(unheard, `operations succeed in no test; add them to ${onlyHereFile}`);
  if (unheard.length > 0) process.exitCode = 1;
}

/**
 * Compares promised answers with those that occurred, at the end of a run of all tests that call the gateway.
 * A refusal that no test provokes is reported unless it is on the list of known ones. It does not fail the run,
 * because a race or a random draw provokes some in one run and not in the next.
 */
export default class Unprovoked implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    if (!(await this.#hasAskedAll(modules))) return;
    const answers = answersHeard(asking);
    tellUnheard(answers);
    const answered = new Set([...answers].filter((answer) => !answer.endsWith(` ${success}`)));
    const promised = promisedRefusals();
    const known = new Set(Object.values(readKnownUnprovoked()).flat());
    const sought = new Set(soughtRefusals);
    const isLeftToNight = (refusal: string): boolean => sought.has(refusal) || isRefusedAlike(refusal);
    const unprovoked = promised.filter((refusal) => isOperationsOwn(refusal) && !answered.has(refusal));
    const unknown = unprovoked.filter((refusal) => !known.has(refusal) && !isLeftToNight(refusal));
    tell(unknown, `refusals no test provokes, and ${knownUnprovokedFile} does not name them`);
    tell(
      [...known].filter((refusal) => answered.has(refusal)),
      `refusals are provoked by now and can go from ${knownUnprovokedFile}`,
    );
    tell(
      [...answered].filter((refusal) => !promised.includes(refusal)),
      'refusals are answered, and promised by no reference',
    );
  }

  /** False for a run of single files or selected tests, which leaves out refusals that others provoke. */
  async #hasAskedAll(modules: readonly TestModule[]): Promise<boolean> {
    if (!this.#vitest || this.#vitest.config.testNamePattern) return false;
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    const all = await this.#vitest.globTestSpecifications();
    const callers = all.filter(({ project }) => asking.includes(project.name));
    return callers.length > 0 && callers.every(({ moduleId }) => ran.has(moduleId));
  }
}
