import { fillPath, type AnyContract } from '#shared/contract/route.ts';
import type { CallOptions } from '../api/call.ts';
import { readSession } from '../api/stored-session.ts';

/** Sends a last message on closing. The response is ignored; the server expires what does not arrive. */
export function sendBeacon<C extends AnyContract>(contract: C, options: CallOptions<C>): void {
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
