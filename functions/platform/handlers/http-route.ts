import middy, { type MiddlewareObj } from '@middy/core';
import type { APIGatewayProxyEventV2, Context as LambdaContext } from 'aws-lambda';
import type * as z from 'zod';
import { accessRefusal } from '#shared/accounts/member-access.ts';
import { changeHeader } from '#shared/contract/change-tokens.ts';
import { AppError } from '#shared/contract/errors.ts';
import type { Language } from '#shared/values/language.ts';
import type { AnyContract, BodyOf, ParamsOf, QueryOf } from '#shared/contract/route.ts';
import type { Actor } from '../tokens/access-token.ts';
import { type Changes, newChanges, serialiseChanges, withChanges } from '../table/changes.ts';
import { type Context, withContext } from '../table/context.ts';
import { requireCdn } from './require-cdn.ts';
import { withCacheLifetime } from './cache-lifetime.ts';
import { callerAddress, languageOfEvent, readActor, readInput } from './read-request.ts';
import { failure, type Reply, success } from './reply.ts';
import type { ReadyReply } from './ready-reply.ts';
import { log } from '../log.ts';
import { type ChangeOrigin, withOrigin } from '../records/change-origin.ts';
import { newMeter, withMeter } from '../table/meter.ts';
import { limitRates } from '../limits/rate-limit.ts';
import { table } from '../table/table.ts';

/** The actor is always present if the contract requires a signed-in caller, and optional otherwise. */
type ActorOf<C extends AnyContract> = C['access'] extends 'public' | 'guest' ? Actor | undefined : Actor;

type RouteRequest<C extends AnyContract> = {
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  actor: ActorOf<C>;
  language: Language;
  requestId: string;
  /** The caller's address, used for rate limits and for the session log. */
  sourceIp: string;
  userAgent: string;
} & Context;

/** Data that the middleware steps pass on to each other in the Lambda context. */
type CallContext = LambdaContext & { actor?: Actor | undefined; input?: object; changes?: Changes };
type Step = MiddlewareObj<APIGatewayProxyEventV2, Reply, Error, CallContext>;

const stage = process.env['STAGE'];

/** Logs one line for each call with its status, duration and reason of refusal. */
const observe = ({ name, method }: AnyContract): Step => {
  const started = new WeakMap<object, number>();
  const finish: Step['after'] = ({ event, response, error }) => {
    const milliseconds = Math.round(performance.now() - (started.get(event) ?? 0));
    const facts = {
      operation: name,
      status: response?.statusCode,
      milliseconds,
    };
    if (error && !(error instanceof AppError)) log.error('call failed', { ...facts, error });
    else if (error instanceof AppError) log.info('call refused', { ...facts, code: error.code });
    else if (method === 'GET') log.debug('call answered', facts);
    // Calls that may have changed something are logged at info level: later log entries of workers and streams
    // follow from them.
    else log.info('call answered', facts);
  };
  return {
    before: ({ event }) => void started.set(event, performance.now()),
    after: finish,
    onError: finish,
  };
};

const secureHeaders = (): Step => {
  const add: Step['after'] = ({ response, context }) => {
    if (!response) return;
    Object.assign(response.headers, {
      'x-request-id': context.awsRequestId,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
    // A call that failed halfway may already have written something, so failures carry the change header too.
    const changed = context.changes && serialiseChanges(context.changes);
    if (changed) response.headers[changeHeader] = changed;
  };
  return { after: add, onError: add };
};

/** Middy ends a call shortly before Lambda's own timeout, so that the caller still gets a response. */
const wasTooSlow = (error: Error | null | undefined): boolean => error?.name === 'TimeoutError';

/** Turns errors into responses, before `secureHeaders`, so that error responses carry its headers too. */
const errorsToReply = (): Step => ({
  onError: (request) => {
    request.response = failure(
      wasTooSlow(request.error) ? new AppError('TIMEOUT', {}, { cause: request.error }) : request.error,
      languageOfEvent(request.event),
      request.context.awsRequestId,
    );
  },
});

function requireLetIn({ access }: AnyContract, actor: Actor | undefined, body?: unknown): void {
  const barred = actor && accessRefusal(access, actor, body);
  if (barred) throw new AppError(barred, barred === 'KYC_REQUIRED' ? { userStatus: actor.status } : {});
}

const signIn = (contract: AnyContract): Step => ({
  before: async (request) => {
    const actor = await readActor(contract, request.event);
    requireLetIn(contract, actor);
    request.context.actor = actor;
  },
});

type Input = ReturnType<typeof readInput>;

async function countCall(
  { name, limit }: AnyContract,
  { event, context }: { event: APIGatewayProxyEventV2; context: CallContext },
  input: Input | undefined,
): Promise<void> {
  if (!limit) return;
  const sent = { ...(input?.body as object), ...(input?.query as object), ...(input?.params as object) };
  await limitRates(table(), name, limit, {
    userId: context.actor?.userId,
    address: callerAddress(event),
    sent,
  });
}

/** Parses the request and counts it; an unparsable one counts by account or network address only. */
const readAndCount = (contract: AnyContract): Step => ({
  before: async (request) => {
    let input: Input | undefined;
    let refusal: unknown;
    try {
      input = readInput(contract, request.event);
    } catch (error) {
      refusal = error;
    }
    await countCall(contract, request, input);
    if (!input) throw refusal;
    requireLetIn(contract, request.context.actor, input.body);
    request.context.input = input;
  },
});

/** Browsers send `sec-fetch-site: same-origin` for calls from our pages; other programs cannot. */
const originOf = (
  { actor, awsRequestId }: CallContext,
  { headers }: APIGatewayProxyEventV2,
): ChangeOrigin => ({
  who: actor ? { id: actor.userId, role: actor.role } : null,
  way: headers['sec-fetch-site'] === 'same-origin' ? 'form' : 'api',
  requestId: awsRequestId,
});

const serverTiming = (meter: ReturnType<typeof newMeter>): string =>
  `table;desc="${meter.roundTrips} trips, ${meter.readUnits} RCU, ${meter.writeUnits} WCU"`;

type Run<C extends AnyContract> = (request: RouteRequest<C>) => Promise<z.input<C['reply']> | ReadyReply>;

/**
 * Turns a contract and a function into a Lambda handler. The function receives parsed input and returns plain
 * data. The reply is parsed by the contract as well, so a field that the contract does not declare is never
 * sent.
 */
export function httpRoute<C extends AnyContract>(contract: C, run: Run<C>) {
  const answer = async (event: APIGatewayProxyEventV2, context: CallContext): Promise<Reply> => {
    const meter = newMeter();
    const request = withContext({
      ...context.input,
      actor: context.actor,
      language: languageOfEvent(event),
      requestId: context.awsRequestId,
      sourceIp: callerAddress(event),
      userAgent: event.requestContext.http.userAgent ?? '',
      // The cast is safe: `readInput` parsed the parts with this contract, and `signIn` set the actor that it
      // requires.
    }) as RouteRequest<C>;
    const origin = originOf(context, event);
    const changes = newChanges(event.headers[changeHeader], request.now().getTime());
    context.changes = changes;
    const { done, seconds } = await withCacheLifetime(() =>
      withMeter(meter, () => withChanges(changes, () => withOrigin(origin, () => run(request)))),
    );
    const reply = success(contract, done, seconds);
    if (stage !== 'production') reply.headers['server-timing'] = serverTiming(meter);
    return reply;
  };
  const steps = middy<APIGatewayProxyEventV2, Reply, Error, CallContext>(answer)
    .use(observe(contract))
    .use(secureHeaders())
    .use(errorsToReply())
    .use(signIn(contract))
    .use(readAndCount(contract));
  return requireCdn((event, context) => steps(event, context));
}

/** Turns a group of contracts, such as that of `defineComments`, into Lambda handlers: one for each operation. */
export const httpRoutes = <G extends Record<string, AnyContract>>(
  contracts: G,
  runs: { [N in keyof G]: Run<G[N]> },
): Record<keyof G, ReturnType<typeof httpRoute>> => {
  const names = Object.keys(contracts) as (keyof G)[];
  // All names are those of the group, so the cast is safe.
  return Object.fromEntries(names.map((name) => [name, httpRoute(contracts[name], runs[name])])) as Record<
    keyof G,
    ReturnType<typeof httpRoute>
  >;
};
