import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import { fieldProblems } from '#shared/messages/field-problems.ts';
import { modelRuns } from '#tests/support/model-runs.ts';

/** Any JSON there is, as a whole or under the very names the schema knows. */
function junkFor(schema: z.ZodType): fc.Arbitrary<unknown> {
  const shape = 'shape' in schema ? Object.keys(schema.shape as object) : [];
  const named = fc.record(Object.fromEntries(shape.map((name) => [name, fc.anything()])), {
    requiredKeys: [],
  });
  return fc.oneof(fc.anything({ withNullPrototype: true }), fc.jsonValue(), named);
}

/** What a caller would be told; anything but a list of plain sentences is a failure of ours. */
function isCalmAt(schema: z.ZodType, value: unknown): boolean {
  const { error } = schema.safeParse(value, { reportInput: true });
  if (!error) return true;
  const problems = fieldProblems(error, 'vi');
  return (
    problems.length > 0 &&
    problems.every(({ path, message }) => typeof path === 'string' && /^[^{}]*\S[^{}]*$/.test(message))
  );
}

describe.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (_, contract) => {
  it.each(['params', 'query', 'body'] as const)(
    'meets any junk in its %s with a list of problems',
    (part) => {
      const calm = fc.property(junkFor(contract[part]), (value) => isCalmAt(contract[part], value));
      expect(() => fc.assert(calm, modelRuns(12))).not.toThrow();
    },
  );
});
