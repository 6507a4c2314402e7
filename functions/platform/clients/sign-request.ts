import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

/** What a function was given, as it stands in the environment now. */
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

/** One for a day, a place and a secret. */
function signingKey(secret: string, scope: readonly string[]): KeyObject {
  const from = [secret, ...scope].join('\n');
  if (kept?.from !== from) {
    // Made a key of once: from bytes, each signature would make one again, at eight times the cost.
    const bytes = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`) as Buffer; // a scope has four parts
    kept = { from, key: createSecretKey(bytes) };
  }
  return kept.key;
}

/** The headers of a POST to the root of a service, signed by AWS's Signature Version 4. */
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
