import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#shared/registry/contracts.ts';
import { Failure } from '#shared/contract/failure.ts';
import type { AnyContract } from '#shared/contract/route.ts';
import { aWorld, type World } from '#tests/support/world.ts';

/** Calls of each operation; more by `FUZZ_RUNS=100`. Calls that get past validation are fuzzed by `behind-validation`. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 30);

let world: World;
let token: string;

beforeAll(async () => {
  world = await aWorld();
  ({ accessToken: token } = await world.aMember({ role: 'admin' }));
});
afterAll(() => world.close());

const junk = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{}',
    '"',
    '{"',
    '[[[',
    '-1',
    '1e999',
    '../../etc/passwd',
    '%00',
    "' OR 1=1 --",
    '𝕏'.repeat(300),
  ),
  fc.json(),
);
const text = fc.string({ maxLength: 60, unit: 'grapheme' });
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 3 }),
);

/** Keys the contract knows, filled with what it does not expect. */
const keysOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null && 'shape' in schema
    ? Object.keys(schema.shape as object)
    : [];

const requestFor = (contract: AnyContract) =>
  fc.record({
    path: text.map((part) => contract.path.replace(/\{\w+\}/g, () => encodeURIComponent(part || 'x'))),
    query: fc.dictionary(fc.constantFrom(...keysOf(contract.query), 'other'), text, { maxKeys: 4 }),
    body: fc.oneof(
      junk,
      fc
        .dictionary(fc.constantFrom(...keysOf(contract.body), 'other'), value, { maxKeys: 5 })
        .map((body) => JSON.stringify(body)),
    ),
  });

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
  it('answers junk with a clear refusal, never with a fault of its own', async () => {
    const takesBody = contract.method !== 'GET' && contract.method !== 'DELETE';
    await fc.assert(
      fc.asyncProperty(requestFor(contract), async ({ path, query, body }) => {
        const reply = await fetch(`${world.url}/api${path}?${new URLSearchParams(query).toString()}`, {
          method: contract.method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(takesBody && { body }),
        });
        const answer: unknown = await reply.json();
        expect(reply.status).toBeLessThan(500);
        if (!reply.ok) expect(Failure.parse(answer).statusCode).toBe(reply.status);
      }),
      { numRuns: runs, seed: 20_261_121 },
    );
  });
});
