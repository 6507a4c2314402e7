import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { fieldProblems } from '#shared/messages/field-problems.ts';
import { languageOf, type Language } from '#shared/values/language.ts';
import { type AnyContract, NoBody, proofHeader, readsBody } from '#shared/contract/route.ts';
import { type Actor, readAccessToken } from '../tokens/access-token.ts';
import { isWellFormed, readJson } from './read-json.ts';

export const languageOfEvent = (event: APIGatewayProxyEventV2): Language =>
  languageOf(event.headers['accept-language']);

/**
 * Returns the client's address. The gateway itself sees only the address of the CDN, so the CDN sends the
 * client's in a header and overwrites a caller's own. Requests that bypass the CDN do not get this far
 * (behind-edge.ts).
 */
export const callerAddress = (event: APIGatewayProxyEventV2): string =>
  event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp;

function bearer(event: APIGatewayProxyEventV2): string | undefined {
  const [scheme, token] = (event.headers['authorization'] ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** Reads the access token: public operations ignore it, for guests it is optional, otherwise it is required. */
export async function readActor(
  contract: AnyContract,
  event: APIGatewayProxyEventV2,
): Promise<Actor | undefined> {
  if (contract.access === 'public') return undefined;
  const token = bearer(event);
  if (!token && contract.access === 'guest') return undefined;
  if (!token) throw new AppError('NO_TOKEN');
  return readAccessToken(token);
}

/** Reads the query; `proofs` may come in a header in query syntax instead, which takes precedence. */
function queryOf(
  { proofs = [] }: AnyContract,
  event: APIGatewayProxyEventV2,
): Record<string, string | undefined> {
  if (proofs.length === 0) return event.queryStringParameters ?? {};
  const header = new URLSearchParams(event.headers[proofHeader]);
  const proven = proofs.flatMap((name) => {
    const value = header.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { ...event.queryStringParameters, ...Object.fromEntries(proven) };
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

/** Treats a missing body and `{}` alike: clients send whichever is easier, and contracts accept either. */
function bodyOf(contract: AnyContract, event: APIGatewayProxyEventV2): unknown {
  const sent = readsBody(contract) ? readJson(event, contract.maxBytes) : undefined;
  if (contract.body === NoBody) return isEmpty(sent) ? undefined : sent;
  return sent === undefined && !contract.body.safeParse(undefined).success ? {} : sent;
}

/** Parses everything that a handler receives by its contract; reports the problems of all fields at once. */
export function readInput(contract: AnyContract, event: APIGatewayProxyEventV2) {
  const [given, asked] = [event.pathParameters ?? {}, queryOf(contract, event)];
  if (!isWellFormed([given, asked])) throw new AppError('BAD_REQUEST');
  const parts: [z.ZodType, unknown][] = [
    [contract.params, given],
    [contract.query, asked],
    [contract.body, bodyOf(contract, event)],
  ];
  const parsed = parts.map(([schema, value]) => schema.safeParse(value, { reportInput: true }));
  const problems = parsed.flatMap(({ error }) => (error ? fieldProblems(error, languageOfEvent(event)) : []));
  if (problems.length > 0) throw new AppError('BAD_REQUEST', { errors: problems });
  const [params, query, body] = parsed.map(({ data }) => data);
  return { params, query, body };
}
