import { appendFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { inject } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import { createMatcher } from '#infra/local/gateway/http-routes.ts';
import { success } from './answers-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    answers: string;
  }
}

const operations = new Map(contracts.map(({ method, path, name }) => [`${method} ${path}`, name]));
const match = createMatcher(operations.keys());
const noted = new Set<string>();

const Refusal = z.object({ code: z.string() });

/**
 * Error code in a body. The edge leaves short bodies uncompressed, and bodies of other origins have no code.
 */
function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return undefined;
  const text = String(body);
  return text.startsWith('{"') ? Refusal.safeParse(JSON.parse(text)).data?.code : undefined;
}

/** Records once that an operation answered like this: with an error code, or with `success`. */
function note(operation: string, answer: string): void {
  const line = `${operation} ${answer}`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(inject('answers'), `${process.pid}.txt`), `${line}\n`);
}

/** Records a refusal of an operation that a test called without the gateway. */
export const noteRefusal = (operation: string, code: string): void => note(operation, code);

/** Records the answers of all operations, for calls by tests, pages and providers. */
export function noteAnswers(server: Server): void {
  server.prependListener('request', ({ method = '', url = '' }, response: ServerResponse) => {
    const [path = ''] = url.split('?');
    const matched = path.startsWith('/api/') && match(method, path.slice(4));
    const operation = matched && operations.get(matched.routeKey);
    if (!operation) return;
    const end = response.end.bind(response) as (...part: unknown[]) => ServerResponse;
    response.end = ((...part: unknown[]) => {
      const answer = response.statusCode < 400 ? success : codeIn(part[0]);
      if (answer) note(operation, answer);
      return end(...part);
    }) as typeof response.end;
  });
}
