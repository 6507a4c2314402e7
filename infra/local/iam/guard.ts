import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { Assembly } from '../template/template.ts';
import { type Call, type Doors, demandsReader } from './demands-of-call.ts';
import { isAllowed, type Demand, readRoles } from './policies.ts';

/** As the services say it. */
export class AccessDenied extends Error {
  override name = 'AccessDeniedException';
}

/** Throws where the role of the function that runs does not allow a call it is about to make. */
type Check = (call: Call) => void;

const running = new AsyncLocalStorage<Check>();

const textOf = (part: unknown): string =>
  typeof part === 'string' || part instanceof Uint8Array ? Buffer.from(part).toString() : '';

/** The SDK's calls: looked at when their body is handed over, which is after their headers are set. */
function watchRequests(): void {
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest };
    const check = running.getStore();
    if (!check) return;
    const end = request.end.bind(request) as (...parts: unknown[]) => ClientRequest;
    request.end = ((...parts: unknown[]) => {
      const url = new URL(request.path, `${request.protocol}//${String(request.getHeader('host'))}`);
      const target = String(request.getHeader('x-amz-target') ?? '');
      try {
        check({ method: request.method, url, target, body: textOf(parts[0]) });
      } catch (error) {
        return request.destroy(error as Error);
      }
      return end(...parts);
    }) as typeof request.end;
  });
}

/** The plain signed ones. */
function watchFetches(): void {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const check = running.getStore();
    if (check) {
      const request = input instanceof Request ? input : new Request(input, init);
      const target = request.headers.get('x-amz-target') ?? '';
      const body = target ? await request.clone().text() : '';
      check({ method: request.method, url: new URL(request.url), target, body });
    }
    return plainFetch(input, init);
  };
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  watchRequests();
  watchFetches();
}

const sentence = (functionName: string, { action, resource, leadingKeys = [] }: Demand): string =>
  `${functionName} is not allowed ${action} on ${resource}${leadingKeys.length > 0 ? ` (${leadingKeys.join(', ')})` : ''}`;

/** Each function may do here what the role it has on AWS lets it do, and is refused the rest in the same words. */
export function createGuard(assembly: Assembly, doors: () => Doors) {
  watch();
  const roles = readRoles(assembly);
  let demandsOf: ReturnType<typeof demandsReader> | undefined;
  const denied = new Set<string>();

  return {
    /** Runs a function as its role. */
    run<T>(functionName: string, roleArn: string, work: () => T): T {
      const statements = roles.get(roleArn) ?? [];
      return running.run((call) => {
        demandsOf ??= demandsReader(assembly, doors());
        const missing = demandsOf(call).find((demand) => !isAllowed(statements, demand));
        if (!missing) return;
        const what = sentence(functionName, missing);
        if (!denied.has(what)) process.stderr.write(`AccessDenied: ${what}\n`);
        denied.add(what);
        throw new AccessDenied(`User: ${roleArn} is not authorized to perform: ${what}`);
      }, work);
    },
    /** What was refused so far, each once. */
    denied: (): string[] => [...denied],
  };
}

export type Guard = ReturnType<typeof createGuard>;
