import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

/** Reads the function's own AWS credentials from the environment. */
export const ownCredentials = (): Credentials => ({
  accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
  secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
  sessionToken: process.env['AWS_SESSION_TOKEN'],
});

type PostRequest = {
  service: string;
  region: string;
  host: string;
  headers: Record<string, string>;
  body: string;
  credentials: Credentials;
  at: Date;
};

const sha256 = (text: string): string => hash('sha256', text);
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

let kept: { from: string; key: KeyObject } | undefined;

/** Returns the signing key for a day, region, service and secret; the last one is cached. */
function signingKey(secret: string, scope: readonly string[]): KeyObject {
  const from = [secret, ...scope].join('\n');
  if (kept?.from !== from) {
    // The KeyObject is created once and kept. With plain bytes, each signature would create it again, at eight
    // times the cost.
    const bytes = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`) as Buffer; // a scope has four parts
    kept = { from, key: createSecretKey(bytes) };
  }
  return kept.key;
}

/** Signs a POST to the root path of an AWS service with Signature Version 4 and returns its headers. */
export function signPost({
  service,
  region,
  host,
  headers,
  body,
  credentials,
  at,
}: PostRequest): Record<string, string> {
  const stamp = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const signed: Record<string, string> = {
    ...headers,
    host,
    'x-amz-date': stamp,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
  };
  const names = Object.keys(signed).sort();
  const lines = names.map((name) => `${name}:${signed[name]}\n`).join('');
  const request = ['POST', '/', '', lines, names.join(';'), sha256(body)].join('\n');
  const scope = [stamp.slice(0, 8), region, service, 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', stamp, scope.join('/'), sha256(request)].join('\n');
  const signature = createHmac('sha256', signingKey(secretAccessKey, scope)).update(text).digest('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope.join('/')}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { ...signed, authorization };
}
