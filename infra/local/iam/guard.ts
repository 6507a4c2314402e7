import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import * as z from 'zod';
import type { Assembly } from '../template/template.ts';
import { type Call, type Doors, demandsOfMissing, demandsReader } from './demands-of-call.ts';
import { type Demand, isAllowed, readRoles } from './policies.ts';
import { createSignedAddresses, type Signer } from './signed-addresses.ts';

/** As the services say it. */
export class AccessDenied extends Error {
  override name = 'AccessDeniedException';
}

/** Throws where a function may not make a call it is about to make: its role does not allow it, or it is over. */
type Check = {
  leaving: (call: Call) => void;
  /** What it asked for is not there, which it may not be told either. */
  missing: (call: Call) => void;
};

/** What is asked of a call besides the rights. Reading is told apart: it changes nothing, whoever does it. */
export type Watch = (isReading: boolean) => void;

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
        check.leaving({ method: request.method, url, target, body: textOf(parts[0]) });
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
    if (!check) return plainFetch(input, init);
    const request = input instanceof Request ? input : new Request(input, init);
    const target = request.headers.get('x-amz-target') ?? '';
    const body = target ? await request.clone().text() : '';
    const copySource = request.headers.get('x-amz-copy-source') ?? undefined;
    const call = { method: request.method, url: new URL(request.url), target, body, copySource };
    check.leaving(call);
    const reply = await plainFetch(input, init);
    if (reply.status === 404) check.missing(call);
    return reply;
  };
}

/** Mail goes by a connection of its own, which is open for no other. */
function watchConnections(): void {
  subscribe('net.client.socket', (message) => {
    const check = running.getStore();
    const { socket } = message as { socket: Socket };
    if (!check) return;
    socket.once('connect', () => {
      try {
        const url = new URL(`smtp://${String(socket.remoteAddress)}:${String(socket.remotePort)}/`);
        check.leaving({ method: 'SMTP', url, target: '', body: '' });
      } catch (error) {
        socket.destroy(error as Error);
      }
    });
  });
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  watchRequests();
  watchFetches();
  watchConnections();
}

const sentence = (functionName: string, { action, resource, leadingKeys = [] }: Demand): string =>
  `${functionName} is not allowed ${action} on ${resource}${leadingKeys.length > 0 ? ` (${leadingKeys.join(', ')})` : ''}`;

type Run = Signer & {
  watch?: Watch;
  /** Whether it stands in a network without a way out. */
  isClosed?: boolean;
};

const Endpoint = z.object({ ServiceName: z.string() });

/** Services that have an endpoint in the templates' network: `com.amazonaws.ap-southeast-1.kms` is `kms`. */
const endpointsOf = ({ declared }: Assembly): ReadonlySet<string> =>
  new Set(
    declared('AWS::EC2::VPCEndpoint', Endpoint).map(
      ({ properties }) => properties.ServiceName.split('.').at(-1) ?? '',
    ),
  );

/** On AWS such a call hangs until its function's time is over. */
export class NoWayOut extends Error {
  override name = 'NoWayOut';
}

const reading = /:(?:Get|BatchGet|Query)/;
const isReading = ({ action }: Demand): boolean => reading.test(action);

/** Each function may do here what the role it has on AWS lets it do, and is refused the rest in the same words. */
export function createGuard(assembly: Assembly, doors: () => Doors) {
  watch();
  const roles = readRoles(assembly);
  const addresses = createSignedAddresses();
  let reader: ReturnType<typeof demandsReader> | undefined;
  const demandsOf = (call: Call): Demand[] => (reader ??= demandsReader(assembly, doors()))(call);
  const endpoints = endpointsOf(assembly);
  const denied = new Set<string>();

  /** What is missing is told of once. */
  function require({ functionName, roleArn }: Signer, demands: readonly Demand[]): void {
    const statements = roles.get(roleArn) ?? [];
    const missing = demands.find((demand) => !isAllowed(statements, demand));
    if (!missing) return;
    const what = sentence(functionName, missing);
    if (!denied.has(what)) process.stderr.write(`AccessDenied: ${what}\n`);
    denied.add(what);
    throw new AccessDenied(`User: ${roleArn} is not authorized to perform: ${what}`);
  }

  /** Refuses what finds no endpoint. A plain connection to none of our services is one to the database beside it. */
  function requireWay({ functionName }: Signer, { method, url }: Call, demands: readonly Demand[]): void {
    const services = demands.map(({ action }) => action.split(':')[0] ?? '');
    const isInside = demands.length === 0 && method === 'SMTP';
    if (isInside || (services.length > 0 && services.every((service) => endpoints.has(service)))) return;
    throw new NoWayOut(`${functionName} stands in a network without a way to ${services[0] ?? url.host}`);
  }

  return {
    /** Runs a function as its role; each call it is allowed to make is told of before it leaves. */
    async run({ watch, isClosed, ...signer }: Run, work: () => Promise<unknown>): Promise<unknown> {
      const check: Check = {
        leaving(call) {
          const demands = demandsOf(call);
          require(signer, demands);
          if (isClosed) requireWay(signer, call, demands);
          if (demands.length > 0) watch?.(demands.every(isReading));
          else if (call.method !== 'SMTP') watch?.(call.method === 'GET');
        },
        missing: (call) => require(signer, demandsOfMissing(call, doors())),
      };
      const answer = await running.run(check, work);
      addresses.noteIn(answer, signer);
      return answer;
    },
    /** What Lambda itself does for a function, it does as the function's role. */
    require,
    /** Whether an address that a function signed may be used: by whoever has it, as the function itself. */
    mayUse(call: Call): boolean {
      const signer = addresses.signerOf(call.url);
      try {
        if (signer) require(signer, demandsOf(call));
        return true;
      } catch {
        return false;
      }
    },
    /** What was refused so far, each once. */
    denied: (): string[] => [...denied],
  };
}

export type Guard = ReturnType<typeof createGuard>;
