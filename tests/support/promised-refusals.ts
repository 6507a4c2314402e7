import { contracts } from '#shared/registry/contracts.ts';
import { openApiDocument } from '#shared/registry/openapi.ts';

/**
 * What fails below every operation alike, proven where it is made: tests/domain/platform/{http-route,table}.test.ts, and
 * of sessions tests/routes/accounts/revocations.test.ts.
 * A contract that names such a code means more by it.
 */
const anybodys = ['INTERNAL', 'UNAVAILABLE', 'TIMEOUT', 'STALE_STATE', 'SESSION_ENDED', 'TOKEN_BEHIND'];

/** Every refusal the reference promises, `orders/create-order OUT_OF_STOCK`. */
export const promisedRefusals = (): string[] =>
  Object.values(openApiDocument(contracts).paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ 'x-name': name, responses }) =>
      Object.values(responses)
        .flatMap(({ content }) => Object.keys(content['application/json']?.examples ?? {}))
        .map((code) => `${name} ${code}`),
    );

/** Whether a test of the operation itself has to provoke it. */
export function isOperationsOwn(refusal: string): boolean {
  const [name, code = ''] = refusal.split(' ');
  const named: readonly string[] = contracts.find((contract) => contract.name === name)?.errors ?? [];
  return !anybodys.includes(code) || named.includes(code);
}

const alike = ['TOKEN_EXPIRED', 'BAD_REQUEST', 'MALFORMED_JSON', 'PAYLOAD_TOO_LARGE', 'TOO_MANY_REQUESTS'];

/** Whether `tests/routes/refused-alike.test.ts` provokes a refusal: it asks most operations at night only. */
export const isRefusedAlike = (refusal: string): boolean => alike.includes(refusal.split(' ')[1] ?? '');
