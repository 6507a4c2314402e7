import { Agent, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { CorsRule } from './buckets.ts';
import type { ObjectStore } from '../emulators/object-index.ts';
import { type FileRoutes, objectOf } from './files/file-routes.ts';
import { refuse } from './files/s3-xml.ts';
import { chosenHeaders } from './files/send-object.ts';
import { drain } from '../http/drain.ts';
import { readBody, serve, urlOf } from '../http/http-tools.ts';
import { checkPolicy, readForm } from './post-policy.ts';
import { checkSignature, type Refusal } from '../http/sigv4.ts';

const maxUploadBytes = 64 * 1024 * 1024;

/** Sub-resources that the emulator would mistake for the object itself, overwriting it. */
const unsupported = [
  'acl', 'accelerate', 'analytics', 'cors', 'encryption', 'inventory', 'legal-hold', 'logging', 'metrics', 'notification',
  'object-lock', 'ownershipControls', 'policy', 'policyStatus', 'publicAccessBlock', 'replication', 'requestPayment',
  'restore', 'retention', 'select', 'tagging', 'torrent', 'versioning', 'versions', 'website',
]; // prettier-ignore

type Options = {
  target: string;
  objects: ObjectStore;
  /** Answers for objects that are kept as files, and for uploads in parts. */
  takesFiles: FileRoutes;
  rulesOf: (bucket: string) => CorsRule[];
  now: () => number;
  /** Whether the signer of a presigned URL may still make the request. */
  mayUse: (request: IncomingMessage, url: URL) => boolean;
};

const matches = (pattern: string, text: string): boolean =>
  new RegExp(`^${pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`, 'i').test(text);

/** Returns CORS headers by the first matching rule; without any, the browser blocks the request. */
function corsHeaders(request: IncomingMessage, rules: CorsRule[]): Record<string, string> | undefined {
  const { origin } = request.headers;
  const method = request.headers['access-control-request-method'] ?? request.method ?? '';
  const wanted = request.headers['access-control-request-headers']?.split(/\s*,\s*/) ?? [];
  const rule =
    origin &&
    rules.find(
      ({ AllowedOrigins: origins, AllowedMethods: methods, AllowedHeaders: headers }) =>
        origins.some((allowed) => matches(allowed, origin)) &&
        methods.includes(method) &&
        wanted.every((header) => headers.some((allowed) => matches(allowed, header))),
    );
  if (!rule) return undefined;
  return {
    'access-control-allow-origin': rule.AllowedOrigins.includes('*') ? '*' : origin,
    'access-control-allow-methods': rule.AllowedMethods.join(', '),
    ...(wanted.length > 0 && { 'access-control-allow-headers': wanted.join(', ') }),
    'access-control-expose-headers': rule.ExposedHeaders.join(', '),
    'access-control-max-age': String(rule.MaxAge ?? 0),
    vary: 'Origin',
  };
}

/** Checks whether an object exists; the store throws if it does not. */
function isThere(objects: ObjectStore, bucket: string, key: string): boolean {
  try {
    objects.headObject(bucket, key);
    return true;
  } catch {
    return false;
  }
}

/** Starts an S3 proxy that checks what the emulator does not and passes on the rest. */
export async function startBucketProxy({ target, objects, takesFiles, rulesOf, now, mayUse }: Options) {
  const agent = new Agent({ keepAlive: true });

  function pass(request: IncomingMessage, response: ServerResponse, url: URL, body?: Buffer): void {
    const forwarded = send(
      target + (request.url ?? '/'),
      { agent, method: request.method, headers: { ...request.headers, host: new URL(target).host } },
      (reply) => {
        response.writeHead(reply.statusCode ?? 502, {
          ...reply.headers,
          'accept-ranges': 'bytes',
          ...chosenHeaders(url),
        });
        response.on('close', () => {
          reply.destroy();
          drain(request, forwarded);
        });
        reply.pipe(response);
      },
    );
    forwarded.on('error', () =>
      response.headersSent ? response.destroy() : refuse(response, 503, 'SlowDown', 'Try again'),
    );
    if (body) forwarded.end(body);
    else request.on('close', () => request.complete || forwarded.destroy()).pipe(forwarded);
  }

  async function takeForm(request: IncomingMessage, response: ServerResponse, url: URL, bucket: string) {
    const body = await readBody(request, maxUploadBytes);
    if (!body)
      return refuse(response, 400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    const form = readForm(body, request.headers['content-type'] ?? '');
    if (!form) return refuse(response, 400, 'MalformedPOSTRequest', 'The form cannot be read.');
    const refusal = checkPolicy(form, bucket, now());
    if (refusal) return refuse(response, refusal.status, refusal.code, refusal.message);
    pass(request, response, url, body);
  }

  function whyNot(
    request: IncomingMessage,
    url: URL,
    bucket: string,
    key: string,
  ): Refusal | { status: 412 | 501; code: string; message: string } | undefined {
    const refusal = checkSignature(request, url, now());
    if (refusal) return refusal;
    if (!mayUse(request, url)) return { status: 403, code: 'AccessDenied', message: 'Access Denied' };
    const unknown = unsupported.find((name) => url.searchParams.has(name));
    if (unknown)
      return { status: 501, code: 'NotImplemented', message: `${unknown} is not part of the local cloud` };
    const onlyNew = request.method === 'PUT' && request.headers['if-none-match'] === '*';
    if (!onlyNew || !isThere(objects, bucket, key)) return undefined;
    return { status: 412, code: 'PreconditionFailed', message: 'The object is already there' };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request);
    const { bucket, key } = objectOf(url);
    const cors = corsHeaders(request, rulesOf(bucket));
    for (const [name, value] of Object.entries(cors ?? {})) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      if (cors) return void response.writeHead(204).end();
      return refuse(response, 403, 'AccessForbidden', 'CORSResponse: this CORS request is not allowed.');
    }
    const isForm =
      request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/form-data');
    if (isForm) return takeForm(request, response, url, bucket);
    const refusal = whyNot(request, url, bucket, key);
    if (!refusal) return takesFiles(request, response, url) ? undefined : pass(request, response, url);
    request.resume();
    refuse(response, refusal.status, refusal.code, refusal.message);
  }

  const { port, close } = await serve((request, response) => {
    handle(request, response).catch(() =>
      refuse(response, 400, 'InvalidRequest', 'The request cannot be read'),
    );
  });
  return { port, close: async () => (agent.destroy(), close()) };
}
