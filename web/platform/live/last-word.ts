import { fillPath, type AnyContract } from '#shared/contract/route.ts';
import type { CallOptions } from '../api/call.ts';
import { readSession } from '../api/stored-session.ts';

/** What a page says as it closes: nobody is there for the answer, and what does not arrive runs out by itself. */
export function sayLast<C extends AnyContract>(contract: C, options: CallOptions<C>): void {
  const accessToken = readSession()?.accessToken;
  if (!accessToken) return;
  const { params, body } = options as { params?: Record<string, string>; body?: unknown };
  void fetch(`/api${fillPath(contract.path, params)}`, {
    method: contract.method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  }).catch(() => undefined);
}
