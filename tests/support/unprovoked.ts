import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { contracts } from '#shared/contract/contracts.ts';
import { openApiDocument } from '#shared/contract/openapi.ts';
import { refusalsFolder } from './refusals-folder.ts';

/**
 * What fails below every operation alike, proven where it is made: tests/domain/platform/{http-route,table}.test.ts, and
 * of sessions tests/routes/accounts/revocations.test.ts.
 * A contract that names such a code means more by it.
 */
const anybodys = ['INTERNAL', 'UNAVAILABLE', 'TIMEOUT', 'STALE_STATE', 'SESSION_ENDED', 'TOKEN_BEHIND'];

/** Every refusal the reference promises, `orders/create-order OUT_OF_STOCK`. */
const promised = (): string[] =>
  Object.values(openApiDocument(contracts).paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ 'x-name': name, responses }) =>
      Object.values(responses)
        .flatMap(({ content }) => Object.keys(content['application/json']?.examples ?? {}))
        .map((code) => `${name} ${code}`),
    );

function isOnesOwn(refusal: string): boolean {
  const [name, code = ''] = refusal.split(' ');
  const named: readonly string[] = contracts.find((contract) => contract.name === name)?.errors ?? [];
  return !anybodys.includes(code) || named.includes(code);
}

function tell(refusals: readonly string[], what: string): void {
  if (refusals.length === 0) return;
  process.stdout.write(`\n${refusals.length} refusals ${what}:\n  ${refusals.join('\n  ')}\n`);
}

const seen = (): Set<string> =>
  new Set(
    readdirSync(refusalsFolder()).flatMap((file) =>
      readFileSync(join(refusalsFolder(), file), 'utf8').trimEnd().split('\n'),
    ),
  );

/** Ends a run of all that calls the gateway with what is promised and never answered, and the other way round. */
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
    const [answered, known] = [seen(), new Set(promised())];
    tell(
      [...known].filter((refusal) => isOnesOwn(refusal) && !answered.has(refusal)),
      'no test provokes',
    );
    tell(
      [...answered].filter((refusal) => !known.has(refusal)),
      'answered, and promised by no reference',
    );
  }
}
