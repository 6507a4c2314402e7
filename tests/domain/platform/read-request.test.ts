import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { defineRoute } from '#shared/contract/route.ts';
import { readInput } from '#functions/platform/handlers/read-request.ts';

const reply = z.object({});
const route = {
  name: 'tests/do',
  summary: 'Do',
  method: 'POST',
  path: '/do',
  access: 'public',
  reply,
} as const;
const bodyless = defineRoute(route);
const defaulted = defineRoute({ ...route, body: z.strictObject({ note: z.string().default('') }) });
const optional = defineRoute({ ...route, body: z.strictObject({ id: z.string() }).optional() });
const needed = defineRoute({ ...route, body: z.strictObject({ id: z.string() }) });

const read = (
  contract: typeof bodyless | typeof defaulted | typeof optional | typeof needed,
  body?: string,
) => {
  try {
    return readInput(contract, { headers: {}, body } as APIGatewayProxyEventV2).body;
  } catch (error) {
    return error instanceof AppError ? (error.details.errors?.map(({ path }) => path) ?? error.code) : error;
  }
};

describe('a call without a body, or with an empty one', () => {
  it.each([
    ['one that takes none', bodyless, undefined, undefined],
    ['one that takes none', bodyless, '{}', undefined],
    ['one that takes none, but was sent something', bodyless, '{"a":1}', ['']],
    ['one that takes none, but was sent a list', bodyless, '[]', ['']],
    ['one whose every field may be left out', defaulted, undefined, { note: '' }],
    ['one whose every field may be left out', defaulted, '{}', { note: '' }],
    ['one that may be left out', optional, undefined, undefined],
    ['one that needs a field', needed, undefined, ['id']],
    ['one that needs a field', needed, '{}', ['id']],
  ])('%s', (_, contract, body, expected) => {
    expect(read(contract, body)).toEqual(expected);
  });
});
