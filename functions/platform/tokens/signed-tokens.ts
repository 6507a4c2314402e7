import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { sameSecret } from '../content/same-secret.ts';
import { readConfig } from '../config.ts';
import { readSecret } from '../clients/secrets.ts';

const config = readConfig({ SESSION_SECRET_ID: z.string() });

/** Returns the secret that signs mailed links, codes and sealed data that a browser carries for us. */
export async function getSessionSecret(): Promise<Uint8Array> {
  const { SESSION_SECRET_ID } = config();
  return new TextEncoder().encode(await readSecret(SESSION_SECRET_ID));
}

/**
 * Purposes of mailed links. Links and codes are derived from an id and a secret when they are mailed and when
 * they are checked, so nothing that opens an account is ever stored or put on a queue.
 */
export type LinkPurpose =
  | 'verify-email'
  | 'reset-password'
  /** “It was not me” link that restores an email address or phone number. */
  | 'undo-change'
  /** Invited staff choose their first password. */
  | 'staff-invitation'
  /** A rejected applicant corrects their application, once. */
  | 'apply-again'
  /** A person who cannot sign in makes a request about their data. */
  | 'ask-privacy';
/** The signed unsubscribe link of mails does not expire: it refers to a member, not to a stored link. */
type SignedPurpose = LinkPurpose | 'stop-restock';

export async function sign(text: string): Promise<Buffer> {
  return createHmac('sha256', await getSessionSecret())
    .update(text)
    .digest();
}

const signature = async (purpose: SignedPurpose, id: string) =>
  (await sign(`link:${purpose}:${id}`)).subarray(0, 24).toString('base64url');

export async function linkToken(purpose: SignedPurpose, id: string): Promise<string> {
  return `${id}.${await signature(purpose, id)}`;
}

/** Returns the link's id if the token is authentic and for this purpose. */
export async function readLinkToken(purpose: SignedPurpose, token: string): Promise<string | undefined> {
  const [id = '', given = ''] = token.split('.');
  return id && sameSecret(given, await signature(purpose, id)) ? id : undefined;
}

export async function otpCode(id: string): Promise<string> {
  return String((await sign(`otp:${id}`)).readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

export const otpMatches = async (id: string, code: string): Promise<boolean> =>
  sameSecret(await otpCode(id), code);
