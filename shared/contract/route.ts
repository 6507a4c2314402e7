import * as z from 'zod';
import type { Access } from './access.ts';
import type { ErrorCode } from './errors.ts';
import type { FileType } from './file-reply.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Rate limit of an operation; by address it is coarse, as thousands of users may share one. */
export type RateLimit = {
  /** Calls of one account; without a session, of one value of `by`; without either, of one network address. */
  calls: number;
  seconds: number;
  /** Fields of the request that distinguish callers without a session; the first one that is present counts. */
  by?: readonly string[];
  /** Calls of one network address, over all of its users; by default twenty times `calls` if `by` is set. */
  net?: number;
};

/** Header with proofs, in the form of a query: `sessionId=…&token=…`. */
export const proofHeader = 'x-cholang-proof';

/** Contract of an operation, from which handler, gateway, client, docs and tests are derived. */
export type Contract<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  /** Area and operation; also the handler's file name, the log name and the metric name. */
  name: string;
  summary: string;
  method: Method;
  /** Path relative to /api, with {params} in braces. */
  path: string;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  status: number;
  errors: readonly ErrorCode[];
  limit?: RateLimit;
  /** Maximum size of the body; `usualBytes` unless the operation takes long lists. */
  maxBytes?: number;
  /** The body comes from a provider and is taken unparsed: no shape is refused. */
  rawBody?: true;
  /** The reply is a file of this type instead of JSON; the handler returns a `FileReply`. */
  file?: FileType;
  /** Authenticating parts of the query; the web app sends them as a header, as URLs end up in logs. */
  proofs?: readonly string[];
  /** Seconds that an edge cache may keep a public reply; then it may be served stale once more. */
  cacheSeconds?: number;
  /** Seconds that a stale copy may be served during revalidation, instead of the default 30. */
  staleSeconds?: number;
};

export type AnyContract = Contract;

/** Default maximum size of a body, far above the longest form. Larger bodies are refused unread. */
export const usualBytes = 256 * 1024;

const Nothing = z.object({});
/** Marks an operation without a body. */
export const NoBody = z.undefined();

/** Tells whether the body is parsed; for a DELETE only if the contract has one. */
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
    // The defaults are exactly the types' default schemas, so the casts are safe.
    params: definition.params ?? (Nothing as unknown as P),
    query: definition.query ?? (Nothing as unknown as Q),
    body: definition.body ?? (NoBody as unknown as B),
  };
}

export type ParamsOf<C extends AnyContract> = z.output<C['params']>;
export type QueryOf<C extends AnyContract> = z.output<C['query']>;
export type BodyOf<C extends AnyContract> = z.output<C['body']>;
export type ReplyOf<C extends AnyContract> = z.output<C['reply']>;

/** Input as the caller writes it: fields with defaults may be left out. */
export type CallInput<C extends AnyContract> = {
  params?: z.input<C['params']>;
  query?: z.input<C['query']>;
  body?: z.input<C['body']>;
};

/** Fills a path: `/products/{id}` with `{ id: 'a b' }` becomes `/products/a%20b`. */
export function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing path parameter ${name} of ${path}`);
    return encodeURIComponent(value);
  });
}

type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/** Makes a query string: arrays are joined by commas, undefined values are left out. */
export function toQueryString(query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  return search.toString();
}
