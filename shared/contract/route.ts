import * as z from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { FileType } from './file-reply.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often an operation may be used. A carrier's or an office's one address carries thousands, so it is a wide net only. */
export type RateLimit = {
  /** By one account; signed out, by one value of `by`; where neither names anybody, by one address. */
  calls: number;
  seconds: number;
  /** What tells callers who are not signed in apart: fields of what they send, the first that is there. */
  by?: readonly string[];
  /** By one address, whoever is behind it; twenty callers' worth unless told. */
  net?: number;
};

/** Carries what proves something, written like a query: `sessionId=…&token=…`. */
export const proofHeader = 'x-cholang-proof';

/** One operation, described once: the handler, the gateway, the web client, the docs and the tests follow from it. */
export type Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  /** Area and operation; also the handler's file, the log name and the metric name. */
  name: string;
  summary: string;
  method: Method;
  /** Relative to /api, with {params} in braces. */
  path: string;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  status: number;
  errors: readonly ErrorCode[];
  limit?: RateLimit;
  /** How large a body may be; `usualBytes` unless many things are named in it. */
  mostBytes?: number;
  /** What is sent is a provider's own, read as it came: nothing of it is refused for its shape. */
  rawBody?: true;
  /** It answers a file of this type instead of JSON; `reply` is FileReply, what the handler hands over. */
  file?: FileType;
  /** Parts of the query that prove or open something: our pages send them in a header, since addresses end in logs. */
  proofs?: readonly string[];
  /** Seconds an edge may keep a public answer; a stale copy may be served once more while it is renewed. */
  cacheSeconds?: number;
  /** How long an older copy may be served while it is renewed, where the usual half a minute is too long. */
  staleSeconds?: number;
};

export type AnyContract = Contract;

/** Far more than the longest form of ours; what is larger is refused before it is looked at. */
export const usualBytes = 256 * 1024;

const Nothing = z.object({});
/** Stands for "this operation takes no body". */
export const NoBody = z.undefined();

/** Whether what is sent along is looked at; a DELETE has a body by contract only. */
export const readsBody = ({ method, body, rawBody }: AnyContract): boolean =>
  method !== 'GET' && !rawBody && (method !== 'DELETE' || body !== NoBody);

type Definition<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Omit<
  Contract<P, Q, B, R>,
  'params' | 'query' | 'body' | 'status' | 'errors'
> & { params?: P; query?: Q; body?: B; status?: number; errors?: readonly ErrorCode[] };

export function defineRoute<
  R extends z.ZodType,
  P extends z.ZodType = typeof Nothing,
  Q extends z.ZodType = typeof Nothing,
  B extends z.ZodType = typeof NoBody,
>(definition: Definition<P, Q, B, R>): Contract<P, Q, B, R> {
  return {
    status: 200,
    errors: [],
    ...definition,
    // The defaults are exactly the schemas the type parameters default to.
    params: definition.params ?? (Nothing as unknown as P),
    query: definition.query ?? (Nothing as unknown as Q),
    body: definition.body ?? (NoBody as unknown as B),
  };
}

export type ParamsOf<C extends AnyContract> = z.output<C['params']>;
export type QueryOf<C extends AnyContract> = z.output<C['query']>;
export type BodyOf<C extends AnyContract> = z.output<C['body']>;
export type ReplyOf<C extends AnyContract> = z.output<C['reply']>;

/** What a caller writes: defaults may be left out. */
export type CallInput<C extends AnyContract> = {
  params?: z.input<C['params']>;
  query?: z.input<C['query']>;
  body?: z.input<C['body']>;
};

/** `/products/{id}` with `{ id: 'a b' }` becomes `/products/a%20b`. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing path parameter ${name} of ${path}`);
    return encodeURIComponent(value);
  });
}

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Query strings of the API: arrays are joined by commas, undefined is left out. */
export function toQueryString(query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.toString();
}
