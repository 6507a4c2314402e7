import { createHash, createHmac } from 'node:crypto';
import type { Credentials } from '../clients/sign-request.ts';

type Door = { host: string; port: string; user: string; region: string };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Validity of a token in seconds; an open connection needs no new one. */
const seconds = 900;

/** Generates the password for IAM database authentication: a presigned address, without a network call. */
export function databaseToken(
  { host, port, user, region }: Door,
  credentials: Credentials,
  at: Date,
): string {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const stamp = at.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const scope = [stamp.slice(0, 8), region, 'rds-db', 'aws4_request'];
  const asked = Object.entries({
    Action: 'connect',
    DBUser: user,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [accessKeyId, ...scope].join('/'),
    'X-Amz-Date': stamp,
    'X-Amz-Expires': String(seconds),
    ...(sessionToken && { 'X-Amz-Security-Token': sessionToken }),
    'X-Amz-SignedHeaders': 'host',
  }).map((pair) => pair.map(encodeURIComponent).join('='));
  const query = asked.join('&');
  const door = `${host}:${port}`;
  const request = ['GET', '/', query, `host:${door}\n`, 'host', sha256('')].join('\n');
  const text = ['AWS4-HMAC-SHA256', stamp, scope.join('/'), sha256(request)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return `${door}/?${query}&X-Amz-Signature=${hmac(key, text).toString('hex')}`;
}
