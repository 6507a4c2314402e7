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
 * The gateway sees the edge's address; the edge says whose call it is, overwriting what a caller claims. Only what came
 * through the edge gets as far as this (behind-edge.ts).
 */
export const callerAddress = (event: APIGatewayProxyEventV2): string =>
  event.headers['x-viewer-address'] ?? event.requestContext.http.sourceIp;

function bearer(event: APIGatewayProxyEventV2): string | undefined {
  const [scheme, token] = (event.headers['authorization'] ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}

/** Public operations do not look at a token; guests may bring one, members must. */
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

/** What proves something may come in a header instead, written like a query; there it goes first. */
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

/** Nothing and `{}` say the same: clients send whichever is easier to them, and contracts take either. */
function bodyOf(contract: AnyContract, event: APIGatewayProxyEventV2): unknown {
  const sent = readsBody(contract) ? readJson(event, contract.mostBytes) : undefined;
  if (contract.body === NoBody) return isEmpty(sent) ? undefined : sent;
  return sent === undefined && !contract.body.safeParse(undefined).success ? {} : sent;
}

/** Everything a handler is given, parsed by its contract; all field problems are told at once. */
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
