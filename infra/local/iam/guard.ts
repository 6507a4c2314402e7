import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import * as z from 'zod';
import type { Assembly } from '../template/template.ts';
import { type Call, type Doors, demandsOfMissing, demandsReader } from './demands-of-call.ts';
import { type Demand, isAllowed, readRoles } from './policies.ts';
import { createSignedAddresses, type Signer } from './signed-addresses.ts';

/** Error with the name that the AWS services use. */
class AccessDenied extends Error {
  override name = 'AccessDeniedException';
}

/** Checks a function's outgoing call; throws if the role does not allow it or the function has ended. */
type Check = {
  leaving: (call: Call) => void;
  /** Called when an object is missing; the role may not be allowed to learn that either. */
  missing: (call: Call) => void;
};

/** Further check of each call besides the rights. Reads are marked, because they change nothing. */
type Watch = (isReading: boolean) => void;

const running = new AsyncLocalStorage<Check>();

const textOf = (part: unknown): string =>
  typeof part === 'string' || part instanceof Uint8Array ? Buffer.from(part).toString() : '';

type Send = (...parts: unknown[]) => unknown;

/** Returns the content of an SDK call that determines the required rights. */
function callOf(request: ClientRequest, body: string): Call {
  const header = (name: string) => request.getHeader(name)?.toString();
  return {
    method: request.method,
    url: new URL(request.path, `${request.protocol}//${header('host')}`),
    target: header('x-amz-target') ?? '',
    body,
    copySource: header('x-amz-copy-source'),
  };
}

/** Intercepts calls of the SDK when their body is sent, because their headers are set by then. */
function watchRequests(): void {
  subscribe('http.client.request.created', (message) => {
    const { request } = message as { request: ClientRequest };
    const check = running.getStore();
    if (!check) return;
    let call: Call | undefined;
    const checked =
      (send: Send): Send =>
      (...parts) => {
        try {
          if (!call) check.leaving((call = callOf(request, textOf(parts[0]))));
        } catch (error) {
          return request.destroy(error as Error);
        }
        return send(...parts);
      };
    request.write = checked(request.write.bind(request) as Send) as typeof request.write;
    request.end = checked(request.end.bind(request) as Send) as typeof request.end;
    const emit = request.emit.bind(request) as (...parts: unknown[]) => boolean;
    request.emit = (...parts: unknown[]) => {
      const [event, reply] = parts as [string, IncomingMessage];
      try {
        if (event === 'response' && reply.statusCode === 404 && call) check.missing(call);
      } catch (error) {
        request.destroy(error as Error);
        return true;
      }
      return emit(...parts);
    };
  });
}

/** Intercepts calls to providers outside the cloud, which use fetch. */
function watchFetches(): void {
  const plainFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const check = running.getStore();
    if (check) {
      const { method, url } = input instanceof Request ? input : new Request(input, init);
      check.leaving({ method, url: new URL(url), target: '', body: '' });
    }
    return plainFetch(input, init);
  };
}

/** Intercepts mail, which uses a connection of its own. */
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
  /** Whether the function runs in a VPC without internet access. */
  isClosed?: boolean;
};

const Endpoint = z.object({ ServiceName: z.string() });

/** Services with an endpoint in the templates' VPC: `com.amazonaws.ap-southeast-1.kms` is `kms`. */
const endpointsOf = ({ declared }: Assembly): ReadonlySet<string> =>
  new Set(
    declared('AWS::EC2::VPCEndpoint', Endpoint).map(
      ({ properties }) => properties.ServiceName.split('.').at(-1) ?? '',
    ),
  );

/** Error for a call that cannot leave the VPC; on AWS it would hang until the function times out. */
class NoWayOut extends Error {
  override name = 'NoWayOut';
}

const reading = /:(?:Get|BatchGet|Query|List)/;
const isReading = ({ action }: Demand): boolean => reading.test(action);

/** Enforces the role of each function as AWS does, with the same error messages. */
export function createGuard(assembly: Assembly, doors: () => Doors) {
  watch();
  const roles = readRoles(assembly);
  const addresses = createSignedAddresses();
  let reader: ReturnType<typeof demandsReader> | undefined;
  const demandsOf = (call: Call): Demand[] => (reader ??= demandsReader(assembly, doors()))(call);
  const endpoints = endpointsOf(assembly);
  const denied = new Set<string>();

  /** Throws if a right is missing; each missing right is logged once. */
  function require({ functionName, roleArn }: Signer, demands: readonly Demand[]): void {
    const statements = roles.get(roleArn) ?? [];
    const missing = demands.find((demand) => !isAllowed(statements, demand));
    if (!missing) return;
    const what = sentence(functionName, missing);
    if (!denied.has(what)) process.stderr.write(`AccessDenied: ${what}\n`);
    denied.add(what);
    throw new AccessDenied(`User: ${roleArn} is not authorized to perform: ${what}`);
  }

  /** Throws if a call's service has no VPC endpoint. Plain connections to no service are the database's. */
  function requireWay({ functionName }: Signer, { method, url }: Call, demands: readonly Demand[]): void {
    const services = demands.map(({ action }) => action.split(':')[0] ?? '');
    const isInside = demands.length === 0 && method === 'SMTP';
    if (isInside || (services.length > 0 && services.every((service) => endpoints.has(service)))) return;
    throw new NoWayOut(`${functionName} stands in a network without a way to ${services[0] ?? url.host}`);
  }

  return {
    /** Runs a function as its role; `watch` is told of each permitted call before it is sent. */
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
    /** Checks rights of actions that Lambda itself performs with the function's role. */
    require,
    /** Checks whether a presigned URL may be used: it has the rights of the function that signed it. */
    mayUse(call: Call): boolean {
      const signer = addresses.signerOf(call.url);
      try {
        if (signer) require(signer, demandsOf(call));
        return true;
      } catch {
        return false;
      }
    },
    /** Returns each distinct refusal so far. */
    denied: (): string[] => [...denied],
  };
}

export type Guard = ReturnType<typeof createGuard>;
