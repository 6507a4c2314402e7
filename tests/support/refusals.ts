import { appendFileSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { inject } from 'vitest';
import * as z from 'zod';
import { contracts } from '#shared/contract/contracts.ts';
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

/** Short enough that the edge leaves it as it is; another origin's page has none. */
function codeIn(body: unknown): string | undefined {
  if (typeof body !== 'string' && !Buffer.isBuffer(body)) return undefined;
  const text = String(body);
  return text.startsWith('{"') ? Refusal.safeParse(JSON.parse(text)).data?.code : undefined;
}

/** Writes down what each operation refuses, whoever asks it: a test, a page, a provider. */
export function noteRefusals(server: Server): void {
  const file = join(inject('refusals'), `${process.pid}.txt`);
  server.prependListener('request', ({ method = '', url = '' }, response: ServerResponse) => {
    const [path = ''] = url.split('?');
    const operation = path.startsWith('/api/') && match(method, path.slice(4));
    if (!operation) return;
    const end = response.end.bind(response) as (...part: unknown[]) => ServerResponse;
    response.end = ((...part: unknown[]) => {
      const code = response.statusCode >= 400 ? codeIn(part[0]) : undefined;
      const refusal = code && `${operations.get(operation.routeKey)} ${code}`;
      if (refusal && !noted.has(refusal)) {
        noted.add(refusal);
        appendFileSync(file, `${refusal}\n`);
      }
      return end(...part);
    }) as typeof response.end;
  });
}
