import { contracts } from '#shared/registry/contracts.ts';
import { type ErrorCode, type ErrorDetails, errorStatus } from '#shared/contract/errors.ts';
import { fileDisposition } from '#shared/contract/file-name.ts';
import { FileReply } from '#shared/contract/file-reply.ts';
import type { Failure } from '#shared/contract/failure.ts';
import { errorMessage } from '#shared/messages/index.ts';
import { impliedErrors } from '#shared/registry/openapi.ts';
import { exampleOf } from './example-of.ts';
import {
  type AnyContract,
  type BodyOf,
  type ParamsOf,
  proofHeader,
  type QueryOf,
  type ReplyOf,
} from '#shared/contract/route.ts';

/** What the page asked, as the server would have read it. */
export type Asked<C extends AnyContract = AnyContract> = {
  contract: C;
  params: ParamsOf<C>;
  query: QueryOf<C>;
  body: BodyOf<C>;
  /** Whether a session came along. */
  signedIn: boolean;
};

export type Answer = {
  contract: AnyContract;
  give: (asked: Asked) => Response | Promise<Response>;
  /** Nothing comes, and nobody waits for the page to be at rest because of it. */
  never?: boolean;
};

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const asFile = (type: string, { name, bytes }: FileReply): Response =>
  new Response(bytes, {
    headers: { 'content-type': type, 'content-disposition': fileDisposition(name) },
  });

/** The answer to every call of an operation; one the contract does not know fails the test. */
export const answer = <C extends AnyContract>(
  contract: C,
  reply: ReplyOf<C> | ((asked: Asked<C>) => ReplyOf<C>),
): Answer => ({
  contract,
  give: (asked) => {
    const given: unknown = typeof reply === 'function' ? (reply as (asked: Asked) => unknown)(asked) : reply;
    const parsed: unknown = contract.reply.parse(given);
    return contract.file ? asFile(contract.file, FileReply.parse(parsed)) : json(contract.status, parsed);
  },
});

/** A refusal, with the sentence the server says; only one the contract names. */
export function refuse(contract: AnyContract, code: ErrorCode, details: ErrorDetails = {}): Answer {
  if (![...contract.errors, ...impliedErrors(contract, true)].includes(code))
    throw new Error(`${contract.name} never answers ${code}`);
  const statusCode = errorStatus[code];
  const message = errorMessage(code, 'vi', details.params);
  const failure: Failure = { message, code, statusCode, requestId: 'thu-nghiem', ...details };
  return { contract, give: () => json(statusCode, failure) };
}

/** Something, for what a test is not about. */
export const sample = (contract: AnyContract): Answer => answer(contract, exampleOf(contract.reply));

/** As long as nothing comes back. */
export const keepWaiting = (contract: AnyContract): Answer => ({
  contract,
  never: true,
  give: () => new Promise<Response>(() => undefined),
});

/** Nothing comes until it is released. */
export function hold(held: Answer): Answer & { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const give = (asked: Asked) => promise.then(() => held.give(asked));
  return { ...held, never: true, give, release: () => resolve() };
}

/** Fixed parts before holes: `/orders/counts` is not the order called counts. */
const patterns = contracts
  .map((contract) => ({
    contract,
    holes: contract.path.split('{').length,
    pattern: new RegExp(
      `^/api${contract.path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
    ),
  }))
  .sort((one, other) => one.holes - other.holes);

function operationAt(method: string, path: string) {
  for (const { contract, pattern } of patterns) {
    const found = contract.method === method && pattern.exec(path);
    if (found) return { contract, params: { ...found.groups } };
  }
  return undefined;
}

const decoded = (params: Record<string, string>) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));

/** How often everybody else gets their turn: code that arrives, React, the router. */
const quietTurns = 20;

/** The server's side of the wire. What nobody answers, and what no server would take, is a fault that fails the test. */
export function aNetwork(first: readonly Answer[]) {
  const answers = [...first];
  const asked: Asked[] = [];
  const faults: string[] = [];
  let underWay = 0;

  const fault = (text: string): Response => {
    faults.push(text);
    return json(500, { message: text, code: 'INTERNAL', statusCode: 500, requestId: 'thu-nghiem' });
  };

  async function send(url: URL | string, init: RequestInit = {}): Promise<Response> {
    init.signal?.throwIfAborted();
    const method = init.method ?? 'GET';
    const { pathname, search } = new URL(url, location.href);
    const found = operationAt(method, pathname);
    if (!found) return fault(`${method} ${pathname} is no operation of the API`);
    const { contract } = found;
    const headers = new Headers(init.headers);
    const written = new URLSearchParams(`${search.slice(1)}&${headers.get(proofHeader) ?? ''}`);
    const params = contract.params.safeParse(decoded(found.params));
    const query = contract.query.safeParse(Object.fromEntries(written));
    const body = contract.body.safeParse(typeof init.body === 'string' ? JSON.parse(init.body) : undefined);
    for (const [part, { error }] of Object.entries({ params, query, body })) {
      if (error) return fault(`${contract.name} was sent ${part} it does not know: ${error.message}`);
    }
    const call = {
      contract,
      params: params.data,
      query: query.data,
      body: body.data,
      signedIn: headers.has('authorization'),
    } as Asked;
    const told = answers.findLast((one) => one.contract.name === contract.name);
    if (!told) return fault(`Nobody answers ${contract.name} (${method} ${pathname}${search})`);
    asked.push(call);
    if (!told.never) underWay += 1;
    try {
      return await Promise.race([told.give(call), aborted(init.signal)]);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      return fault(`The answer to ${contract.name} breaks its contract: ${String(error)}`);
    } finally {
      if (!told.never) underWay -= 1;
    }
  }

  /** All that was asked is answered, and the page asked nothing more over it. */
  async function rest(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns; quiet = underWay > 0 ? 0 : quiet + 1)
      await new Promise((resolve) => setTimeout(resolve));
  }

  return {
    send,
    faults,
    rest,
    /** From now on. */
    answer: (...more: Answer[]): void => void answers.push(...more),
    /** All that was asked of an operation so far. */
    askedOf: <C extends AnyContract>(contract: C): Asked<C>[] =>
      asked.filter((call) => call.contract.name === contract.name) as Asked<C>[],
  };
}

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
