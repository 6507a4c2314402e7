import { createHmac } from 'node:crypto';
import { nowSeconds } from '../clock.ts';
import { getSecret } from '../clients/secrets.ts';
import { sameSecret } from '../content/same-secret.ts';

/** A buyer comes back for as long as goods may still be on their way, returned or asked about. */
export const guestTokenSeconds = 90 * 24 * 3600;

/** A secret of its own: what opens one guest's order opens no account, whoever holds it. */
const signatureOf = async (orderId: string, until: string): Promise<string> =>
  createHmac('sha256', await getSecret('ORDER_LINK_SECRET_ID'))
    .update(`guest-order:${orderId}:${until}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url');

/** Opens one order of a guest until then; whoever reads the buyer's mail has it, and nobody else. */
export async function guestToken(orderId: string, until: number): Promise<string> {
  const ends = until.toString(36);
  return [orderId, ends, await signatureOf(orderId, ends)].join('.');
}

/** Which order a token opens; undefined when it is not ours or has run out. */
export async function readGuestToken(token: string): Promise<string | undefined> {
  const [orderId = '', ends = '', given = '', ...rest] = token.split('.');
  if (!orderId || !/^[0-9a-z]{1,9}$/.test(ends) || rest.length > 0) return undefined;
  if (!sameSecret(given, await signatureOf(orderId, ends))) return undefined;
  return Number.parseInt(ends, 36) > nowSeconds() ? orderId : undefined;
}
