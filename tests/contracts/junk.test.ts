import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { contracts } from '#shared/contracts.ts';
import { fieldProblems } from '#shared/field-problems.ts';

const runs = { numRuns: 40 };

/** Any JSON there is, as a whole or under the very names the schema knows. */
function junkFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const named = fc.record(Object.fromEntries(shape.map((name) => [name, fc.anything()])), {
    requiredKeys: [],
  });
  return fc.oneof(fc.anything({ withNullPrototype: true }), fc.jsonValue(), named);
}

function staysCalm(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value, { reportInput: true });
  if (!error) return;
  const problems = fieldProblems(error, 'vi');
  expect(problems.length).toBeGreaterThan(0);
  for (const { path, message } of problems) {
    expect(typeof path).toBe('string');
    expect(message).toMatch(/\S/);
    expect(message).not.toContain('{');
  }
}

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
  it.each(['params', 'query', 'body'] as const)(
    'meets any junk in its %s with a list of problems',
    (part) => {
      fc.assert(
        fc.property(junkFor(contract[part]), (value) => staysCalm(contract[part], value)),
        runs,
      );
    },
  );
});
