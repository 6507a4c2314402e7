import { Amplify } from '@aws-amplify/core';
import { del, get, patch, post, put } from 'aws-amplify/api';
import { changeHeader } from '#shared/contract/change-tokens.ts';
import { fileNameOf } from '#shared/contract/file-name.ts';
import type { FileReply } from '#shared/contract/file-reply.ts';
import { type Method, proofHeader } from '#shared/contract/route.ts';
import { i18n } from '../i18n/i18n.ts';
import { staleAnswers, cachedAtHeader } from './stale-answers.ts';
import { changeTokens, learnChanges } from './known-change-tokens.ts';
import { readFailure } from './read-failure.ts';

/** Request timeout, longer than any of our operations may take; afterwards the reader gets an error. */
const timeoutMilliseconds = 15_000;
const apiName = 'cholang';

// Imported from the core package: the class of `aws-amplify` adds 11 KB of Cognito code that is not used here.
Amplify.configure({ API: { REST: { [apiName]: { endpoint: `${location.origin}/api` } } } });

const operations = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del };
type SentBody = Parameters<typeof post>[0]['options'] extends infer O
  ? NonNullable<O> extends { body?: infer B }
    ? B
    : never
  : never;

export type TransportRequest = {
  method: Method;
  /** Path relative to /api, with the query string. */
  path: string;
  body?: unknown;
  /** Proofs, encoded like a query string. */
  proof?: string | undefined;
  accessToken?: string | undefined;
  signal?: AbortSignal | undefined;
};

function headersFor({ accessToken, proof }: TransportRequest): Record<string, string> {
  const changes = changeTokens();
  return {
    'accept-language': i18n.language === 'en' ? 'en' : 'vi',
    ...(changes && { [changeHeader]: changes }),
    ...(proof && { [proofHeader]: proof }),
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  };
}

type RawReply = Awaited<ReturnType<typeof get>['response']>;

/** Parses a response. One with a Content-Disposition header is a file, everything else is JSON. */
async function readReply({ headers, body }: RawReply): Promise<unknown> {
  const disposition = headers['content-disposition'];
  if (disposition !== undefined) {
    const bytes = new Uint8Array(await (await body.blob()).arrayBuffer());
    return { name: fileNameOf(disposition), bytes } satisfies FileReply;
  }
  const text = await body.text();
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/** Sends one request and returns the parsed body, or throws an ApiError. Callers decide about retries. */
export async function send(sending: TransportRequest): Promise<unknown> {
  const { method, path, body, signal } = sending;
  signal?.throwIfAborted();
  const operation = operations[method]({
    apiName,
    path,
    options: {
      headers: headersFor(sending),
      // The cast is safe: contracts describe plain JSON.
      ...(body !== undefined && { body: body as SentBody }),
      timeout: timeoutMilliseconds,
      retryStrategy: { strategy: 'no-retry' },
      defaultAuthMode: 'none',
    },
  });
  const cancel = () => operation.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  // The browser went offline: the request is cancelled at once, so that the caller does not wait 15 seconds.
  addEventListener('offline', cancel, { once: true });
  try {
    const reply = await operation.response;
    learnChanges(reply.headers[changeHeader]);
    staleAnswers.note(reply.headers[cachedAtHeader]);
    return await readReply(reply);
  } catch (error) {
    signal?.throwIfAborted();
    throw readFailure(error);
  } finally {
    signal?.removeEventListener('abort', cancel);
    removeEventListener('offline', cancel);
  }
}
