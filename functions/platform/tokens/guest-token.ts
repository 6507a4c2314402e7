import { createHmac } from 'node:crypto';
import { nowSeconds } from '../clock.ts';
import { getSecret } from '../clients/secrets.ts';
import { sameSecret } from '../content/same-secret.ts';

/** A buyer comes back for as long as goods may still be on their way, returned or asked about. */
export const guestTokenSeconds = 90 * 24 * 3600;

/** An invoice is looked for until its year is closed. */
export const invoiceTokenSeconds = 366 * 24 * 3600;

type TokenSubject = 'guest-order' | 'invoice';

/** A secret of its own: what opens one guest's order, or one invoice, opens no account, whoever holds it. */
const signatureOf = async (what: TokenSubject, id: string, until: string): Promise<string> =>
  createHmac('sha256', await getSecret('ORDER_LINK_SECRET_ID'))
    .update(`${what}:${id}:${until}`)
    .digest()
    .subarray(0, 24)
    .toString('base64url');

async function tokenFor(what: TokenSubject, id: string, until: number): Promise<string> {
  const ends = until.toString(36);
  return [id, ends, await signatureOf(what, id, ends)].join('.');
}

type ReadToken = { id: string; until: number };

async function readToken(what: TokenSubject, token: string): Promise<ReadToken | undefined> {
  const [id = '', ends = '', given = '', ...rest] = token.split('.');
  if (!id || !/^[0-9a-z]{1,9}$/.test(ends) || rest.length > 0) return undefined;
  if (!sameSecret(given, await signatureOf(what, id, ends))) return undefined;
  const until = Number.parseInt(ends, 36);
  return until > nowSeconds() ? { id, until } : undefined;
}

/** Opens one order of a guest until then; whoever reads the buyer's mail has it, and nobody else. */
export const guestToken = (orderId: string, until: number): Promise<string> =>
  tokenFor('guest-order', orderId, until);

/** Which order a token opens, and until when; undefined when it is not ours or has run out. */
export const readGuestToken = (token: string): Promise<ReadToken | undefined> =>
  readToken('guest-order', token);

/** Opens one invoice to whom it was mailed, a bookkeeper without an account, say; nothing of its order beside. */
export const invoiceToken = (invoiceId: string, until: number): Promise<string> =>
  tokenFor('invoice', invoiceId, until);

export const readInvoiceToken = async (token: string): Promise<string | undefined> =>
  (await readToken('invoice', token))?.id;
