import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { readBody, sendFailure, sendJson } from '../../http/http-tools.ts';
import { Faults, takeOne } from './faults.ts';
import type { Outbox } from './outbox.ts';

/** A request to a simulator. Programs send JSON; people and Stripe's clients send forms. */
export type Ask = {
  method: string;
  /** Path below the provider's own address. */
  path: string;
  url: URL;
  headers: IncomingMessage['headers'];
  fields: Record<string, string>;
  /** Raw body, for content that is not a list of fields. */
  body: string;
  /** Raw body as bytes, for content that is not text. */
  bytes: Uint8Array;
  /** Whether a form was sent: a person then needs a page, a program the result as JSON. */
  isForm: boolean;
};

export type Answer =
  | { page: string; status?: number }
  | { json: unknown; status?: number }
  | { bytes: Uint8Array; type: string }
  | { goTo: string };

const maxBytes = 64 * 1024;
const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String));
const Release = z.object({ order: z.enum(['given', 'reversed']).default('given') });
const Resend = z.object({ id: z.coerce.number().int() });

function readFields(type: string, body: string): Record<string, string> {
  if (!type.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return Fields.safeParse(JSON.parse(body || '{}')).data ?? {};
  } catch {
    return {};
  }
}

export async function readAsk(request: IncomingMessage, url: URL, path: string): Promise<Ask | undefined> {
  const type = String(request.headers['content-type'] ?? '');
  const body = await readBody(request, maxBytes);
  if (!body) return undefined;
  return {
    method: request.method ?? 'GET',
    path,
    url,
    headers: request.headers,
    fields: readFields(type, body.toString('utf8')),
    body: body.toString('utf8'),
    bytes: body,
    isForm: type.includes('form'),
  };
}

export function sendAnswer(response: ServerResponse, answer: Answer | undefined): void {
  if (!answer) return sendFailure(response, 404, 'NOT_FOUND', 'Nothing here');
  if ('goTo' in answer) return void response.writeHead(303, { location: answer.goTo }).end();
  if ('bytes' in answer)
    return void response.writeHead(200, { 'content-type': answer.type }).end(answer.bytes);
  if ('json' in answer) return sendJson(response, answer.status ?? 200, answer.json);
  response
    .writeHead(answer.status ?? 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(answer.page);
}

/** Handles the controls of every simulator: injected faults, held notices and resending. */
export async function control(
  base: string,
  { method, path, fields, isForm }: Ask,
  outbox: Outbox,
  faults: Faults,
): Promise<Answer | undefined> {
  const done = (json: unknown): Answer => (isForm ? { goTo: base } : { json });
  if (method === 'GET' && path === '/notices.json') return { json: outbox.list() };
  if (method === 'GET' && path === '/faults') return { json: faults };
  if (method !== 'POST') return undefined;
  if (path === '/faults') {
    const { data } = Faults.safeParse(fields);
    if (!data) return { status: 400, json: { message: 'No such fault' } };
    return done(Object.assign(faults, data));
  }
  if (path === '/release') return done({ released: await outbox.release(Release.parse(fields).order) });
  if (path === '/resend') return done({ sent: await outbox.resend(Resend.parse(fields).id) });
  return undefined;
}

/** Applies the configured delay or failure to a provider's own reply. */
export async function orTrouble(faults: Faults, answer: () => Answer): Promise<Answer> {
  if (faults.answerMs > 0) await wait(faults.answerMs);
  if (takeOne(faults, 'failAnswers')) return { status: 503, json: { message: 'Out of order' } };
  return answer();
}
