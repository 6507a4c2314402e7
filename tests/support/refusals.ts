import { appendFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { inject } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/registry/contracts.ts';
import { createMatcher } from '#infra/local/gateway/http-routes.ts';

declare module 'vitest' {
  interface ProvidedContext {
    refusals: string;
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

/** Records a refusal of an operation once. */
export function noteRefusal(operation: string, code: string): void {
  const refusal = `${operation} ${code}`;
  if (noted.has(refusal)) return;
  noted.add(refusal);
  appendFileSync(join(inject('refusals'), `${process.pid}.txt`), `${refusal}\n`);
}

/** Records the refusals of all operations, for calls by tests, pages and providers. */
export function noteRefusals(server: Server): void {
  server.prependListener('request', ({ method = '', url = '' }, response: ServerResponse) => {
    const [path = ''] = url.split('?');
    const matched = path.startsWith('/api/') && match(method, path.slice(4));
    const operation = matched && operations.get(matched.routeKey);
    if (!operation) return;
    const end = response.end.bind(response) as (...part: unknown[]) => ServerResponse;
    response.end = ((...part: unknown[]) => {
      const code = response.statusCode >= 400 ? codeIn(part[0]) : undefined;
      if (code) noteRefusal(operation, code);
      return end(...part);
    }) as typeof response.end;
  });
}
