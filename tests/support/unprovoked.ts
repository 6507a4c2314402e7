import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { contracts } from '#shared/contract/contracts.ts';
import { openApiDocument } from '#shared/contract/openapi.ts';
import { refusalsFolder } from './refusals-folder.ts';

/**
 * What fails below every operation alike, proven where it is made: tests/domain/platform/{http-route,table}.test.ts.
 * A contract that names such a code means more by it.
 */
const anybodys = ['INTERNAL', 'UNAVAILABLE', 'STALE_STATE'];

/** Every refusal the reference promises, `orders/create-order OUT_OF_STOCK`. */
function promised(): string[] {
  const named = new Set(contracts.flatMap(({ name, errors }) => errors.map((code) => `${name} ${code}`)));
  return Object.values(openApiDocument(contracts).paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ 'x-name': name, responses }) =>
      Object.values(responses)
        .flatMap(({ content }) => Object.keys(content['application/json'].examples ?? {}))
        .filter((code) => !anybodys.includes(code) || named.has(`${name} ${code}`))
        .map((code) => `${name} ${code}`),
    );
}

const seen = (): Set<string> =>
  new Set(
    readdirSync(refusalsFolder()).flatMap((file) =>
      readFileSync(join(refusalsFolder(), file), 'utf8').split('\n'),
    ),
  );

/** Ends a run of all that calls the gateway with what is promised and was answered to nobody; silent otherwise. */
export default class Unprovoked implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const ran = new Set(modules.map(({ moduleId }) => moduleId));
    const all = (await this.#vitest?.globTestSpecifications()) ?? [];
    const callers = all.filter(({ project }) => project.name === 'cloud');
    if (callers.length === 0 || !callers.every(({ moduleId }) => ran.has(moduleId))) return;
    const answered = seen();
    const missing = promised().filter((refusal) => !answered.has(refusal));
    if (missing.length > 0)
      process.stdout.write(`\n${missing.length} refusals no test provokes:\n  ${missing.join('\n  ')}\n`);
  }
}
