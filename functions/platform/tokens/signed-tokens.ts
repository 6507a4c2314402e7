import { createHmac } from 'node:crypto';
import { sameSecret } from '../content/same-secret.ts';
import { getSessionSecret } from './session-secret.ts';

/**
 * Mailed links and codes are worked out from an id and our secret, so nothing that opens an account is ever stored
 * or put on a queue: who mails it works it out, and so does who checks it.
 */
export type LinkPurpose =
  | 'verify-email'
  | 'reset-password'
  /** ‘It was not me’: puts an e-mail or a phone number back. */
  | 'undo-change'
  /** Somebody who works here chooses their first password. */
  | 'staff-invitation'
  /** Who was turned away corrects what was wrong, once. */
  | 'apply-again'
  /** Who cannot sign in asks about their data. */
  | 'ask-privacy';
/** A way out of mails is signed too, but ends with nothing: it stands for a member, not for a stored link. */
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

/** The link's id when the token is truly ours and for this purpose. */
export async function readLinkToken(purpose: SignedPurpose, token: string): Promise<string | undefined> {
  const [id = '', given = ''] = token.split('.');
  return id && sameSecret(given, await signature(purpose, id)) ? id : undefined;
}

export async function otpCode(id: string): Promise<string> {
  return String((await sign(`otp:${id}`)).readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

export const otpMatches = async (id: string, code: string): Promise<boolean> =>
  sameSecret(await otpCode(id), code);
