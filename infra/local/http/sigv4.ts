import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sameSecret } from '#functions/platform/content/same-secret.ts';
import { stages } from '../../stages.ts';

/** Credentials of the local cloud, accepted by every emulator. */
export const credentials = {
  accessKeyId: 'local',
  secretAccessKey: 'local-secret',
  sessionToken: 'local-session',
};

/** Region of the local cloud in all of its stages. */
export const region = stages.sandbox.region;

export type Refusal = { status: 400 | 403; code: string; message: string };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

function signingKey(scope: string): Buffer {
  return scope.split('/').reduce<Buffer | string>(hmac, `AWS4${credentials.secretAccessKey}`) as Buffer; // a scope has four parts
}

export const signatureOf = (scope: string, text: string): string =>
  hmac(signingKey(scope), text).toString('hex');

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** Sorts by name, then by value. The separator keeps a name apart from longer names that begin with it. */
const byText = (a: string[], b: string[]): number => (a.join('\0') < b.join('\0') ? -1 : 1);

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)])
    .sort(byText)
    .map((pair) => pair.join('='))
    .join('&');

/** Builds the canonical path: S3 signs the path as sent, with each part encoded once. */
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');

const dateOf = (stamp: string): number =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

type SignedHeaders = {
  credential: string;
  signedHeaders: string;
  signature: string;
  date: string;
  payload: string;
};

function fromQuery(query: URLSearchParams, request: IncomingMessage): SignedHeaders {
  const value = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const payload = request.headers['x-amz-content-sha256'];
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders'),
    signature: value('Signature'),
    date: value('Date'),
    payload:
      query.get('X-Amz-Content-Sha256') ?? (typeof payload === 'string' ? payload : 'UNSIGNED-PAYLOAD'),
  };
}

function fromHeader({ headers }: IncomingMessage): SignedHeaders {
  const part = (name: string) =>
    new RegExp(`${name}=([^,\\s]+)`).exec(headers.authorization ?? '')?.[1] ?? '';
  return {
    credential: part('Credential'),
    signedHeaders: part('SignedHeaders'),
    signature: part('Signature'),
    date: String(headers['x-amz-date'] ?? ''),
    payload: String(headers['x-amz-content-sha256'] ?? createHash('sha256').digest('hex')),
  };
}

function expectedSignature(request: IncomingMessage, url: URL, signed: SignedHeaders): string {
  const headers = signed.signedHeaders
    .split(';')
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replace(/\s+/g, ' ')}\n`,
    )
    .join('');
  const canonical = [
    request.method,
    canonicalPath(url.pathname),
    canonicalQuery(url.searchParams),
    headers,
    signed.signedHeaders,
    signed.payload,
  ].join('\n');
  const scope = signed.credential.slice(signed.credential.indexOf('/') + 1);
  const digest = createHash('sha256').update(canonical).digest('hex');
  return signatureOf(scope, ['AWS4-HMAC-SHA256', signed.date, scope, digest].join('\n'));
}

const refused = (code: string, message: string): Refusal => ({ status: 403, code, message });

/** Lists unsigned `x-amz-` headers; all change a request, so they must be signed (except the body hash). */
const unsigned = ({ headers }: IncomingMessage, signedHeaders: string): string[] => {
  const signed = new Set([...signedHeaders.split(';'), 'x-amz-content-sha256']);
  return Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signed.has(name));
};

/** Checks the signature of an S3 request; returns the refusal, or undefined if it is valid. */
export function checkSignature(request: IncomingMessage, url: URL, now: number): Refusal | undefined {
  const query = url.searchParams;
  const presigned = query.has('X-Amz-Signature');
  if (!presigned && !request.headers.authorization) return refused('AccessDenied', 'Access Denied');
  const signed = presigned ? fromQuery(query, request) : fromHeader(request);
  if (presigned) {
    const ends = dateOf(signed.date) + Number(query.get('X-Amz-Expires')) * 1000;
    if (!(ends > now)) return refused('AccessDenied', 'Request has expired');
  }
  if (!signed.credential.startsWith(`${credentials.accessKeyId}/`)) {
    return refused('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const added = unsigned(request, signed.signedHeaders);
  if (added.length > 0)
    return refused(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${added.join(', ')}`,
    );
  if (sameSecret(signed.signature, expectedSignature(request, url, signed))) return undefined;
  return refused('SignatureDoesNotMatch', 'The request signature does not match.');
}
