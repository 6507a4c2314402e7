import { randomBytes, scrypt } from 'node:crypto';
import * as crypto from 'node:crypto';
import { promisify } from 'node:util';
import { sameSecret } from '#functions/platform/content/same-secret.ts';

/** Smallest argon2id setting that OWASP recommends; about 30 ms on one core. */
const argon = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const scryptCost = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 } as const;

type Algorithm = 'argon2id' | 'scrypt';

const scryptAsync = promisify(scrypt) as (
  password: string,
  salt: Buffer,
  length: number,
  options: typeof scryptCost,
) => Promise<Buffer>;

function derive(algorithm: Algorithm, password: string, salt: Buffer): Promise<Buffer> {
  if (algorithm === 'scrypt')
    return scryptAsync(password.normalize('NFC'), salt, argon.tagLength, scryptCost);
  return new Promise((resolve, reject) => {
    crypto.argon2('argon2id', { ...argon, message: password.normalize('NFC'), nonce: salt }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

const best: Algorithm = 'argon2' in crypto ? 'argon2id' : 'scrypt';

/** Hashes a password as `algorithm$salt$key`, so that each hash says how it was made. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(best, password, salt);
  return [best, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** Verifies a password. It takes as long without an account, so that times reveal no names. */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [algorithm, salt = '', key = ''] = (hash ?? (await nobody)).split('$');
  const expected = Buffer.from(key, 'base64url');
  const derived = await derive(
    algorithm === 'scrypt' ? 'scrypt' : 'argon2id',
    password,
    Buffer.from(salt, 'base64url'),
  );
  return sameSecret(derived, expected) && hash !== undefined;
}
