import { contracts } from '#shared/registry/contracts.ts';
import { openApiDocument } from '#shared/registry/openapi.ts';

/**
 * Codes that can happen in every operation, tested where they are made:
 * tests/domain/platform/{http-route,table}.test.ts, and for sessions tests/routes/accounts/revocations.test.ts.
 * A contract that names such a code has a more specific meaning for it.
 */
const anybodys = ['INTERNAL', 'UNAVAILABLE', 'TIMEOUT', 'STALE_STATE', 'SESSION_ENDED', 'TOKEN_BEHIND'];

/** Every refusal that the API reference promises, e.g. `orders/create-order OUT_OF_STOCK`. */
export const promisedRefusals = (): string[] =>
  Object.values(openApiDocument(contracts).paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ 'x-name': name, responses }) =>
      Object.values(responses)
        .flatMap(({ content }) => Object.keys(content['application/json']?.examples ?? {}))
        .map((code) => `${name} ${code}`),
    );

/** Tells whether a test of the operation itself has to provoke the refusal. */
export function isOperationsOwn(refusal: string): boolean {
  const [name, code = ''] = refusal.split(' ');
  const named: readonly string[] = contracts.find((contract) => contract.name === name)?.errors ?? [];
  return !anybodys.includes(code) || named.includes(code);
}

const alike = ['TOKEN_EXPIRED', 'BAD_REQUEST', 'MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'];

/**
 * Tells whether `tests/routes/refused-alike.test.ts` provokes a refusal; it calls most operations only at
 * night.
 */
export const isRefusedAlike = (refusal: string): boolean => alike.includes(refusal.split(' ')[1] ?? '');
