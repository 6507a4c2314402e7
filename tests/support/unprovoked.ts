import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { knownUnprovokedFile, readKnownUnprovoked } from './known-unprovoked.ts';
import { isOperationsOwn, isRefusedAlike, promisedRefusals } from './promised-refusals.ts';
import { soughtRefusals } from '../routes/behind-validation/sought.ts';
import { refusalsFolder } from './refusals-folder.ts';

/** Projects whose tests call operations. */
const asking = ['cloud', 'cloud alone'];

function tell(refusals: readonly string[], what: string): void {
  if (refusals.length === 0) return;
  process.stdout.write(`\n${refusals.length} refusals ${what}:\n  ${refusals.join('\n  ')}\n`);
}

function seen(): Set<string> {
  const texts = asking
    .map(refusalsFolder)
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')));
  return new Set(texts.flatMap((text) => text.trimEnd().split('\n')));
}

/**
 * Compares promised refusals with those that occurred, at the end of a run of all tests that call the gateway.
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
    const [answered, promised] = [seen(), promisedRefusals()];
    const known = new Set(Object.values(readKnownUnprovoked()).flat());
    const sought = new Set(soughtRefusals);
    const isLeftToNight = (refusal: string): boolean => sought.has(refusal) || isRefusedAlike(refusal);
    const unprovoked = promised.filter((refusal) => isOperationsOwn(refusal) && !answered.has(refusal));
    const unknown = unprovoked.filter((refusal) => !known.has(refusal) && !isLeftToNight(refusal));
    tell(unknown, `no test provokes, and ${knownUnprovokedFile} does not name them`);
    tell(
      [...known].filter((refusal) => answered.has(refusal)),
      `are provoked by now and can go from ${knownUnprovokedFile}`,
    );
    tell(
      [...answered].filter((refusal) => !promised.includes(refusal)),
      'answered, and promised by no reference',
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
