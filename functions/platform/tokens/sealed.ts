import * as z from 'zod';
import { nowSeconds, secondsFromNow } from '../clock.ts';
import { sameSecret } from '../content/same-secret.ts';
import { sign } from './signed-tokens.ts';

/** Purposes of signed data that a browser carries unchanged, each valid for one purpose and a time. */
export type SealPurpose = 'provider-state' | 'provider-ticket';

const mark = async (purpose: SealPurpose, text: string) =>
  (await sign(`seal:${purpose}:${text}`)).toString('base64url');

const Envelope = z.object({ until: z.int(), facts: z.unknown() });

export async function seal(purpose: SealPurpose, facts: object, seconds: number): Promise<string> {
  const text = Buffer.from(JSON.stringify({ until: secondsFromNow(seconds), facts })).toString('base64url');
  return `${text}.${await mark(purpose, text)}`;
}

/** Returns the facts if the signature is valid and the data has not expired. */
export async function unseal<T>(
  purpose: SealPurpose,
  schema: z.ZodType<T>,
  sealed: string,
): Promise<T | undefined> {
  const [text = '', given = '', ...rest] = sealed.split('.');
  if (rest.length > 0 || !sameSecret(given, await mark(purpose, text))) return undefined;
  const envelope = Envelope.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return envelope.until > nowSeconds() ? schema.parse(envelope.facts) : undefined;
}
