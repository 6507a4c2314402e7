import { createHmac } from 'node:crypto';
import { nowSeconds } from '../clock.ts';
import { getSecret } from '../clients/secrets.ts';
import { sameSecret } from '../content/same-secret.ts';

/** Lifetime of a guest's order link: as long as goods may still be in delivery, returned or asked about. */
export const guestTokenSeconds = 90 * 24 * 3600;

/** Lifetime of an invoice link: invoices are needed until their year is closed. */
export const invoiceTokenSeconds = 366 * 24 * 3600;

type TokenSubject = 'guest-order' | 'invoice';

/** Signs with a secret of its own, so that a leak of it opens guest orders and invoices but no accounts. */
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

/** Token that opens one guest order until its expiry. It is only in the buyer's mail. */
export const guestToken = (orderId: string, until: number): Promise<string> =>
  tokenFor('guest-order', orderId, until);

/** Returns the order that a token opens and its expiry; undefined if the token is forged or expired. */
export const readGuestToken = (token: string): Promise<ReadToken | undefined> =>
  readToken('guest-order', token);

/** Token that opens one invoice for a mail's recipient (perhaps without account), but not the order. */
export const invoiceToken = (invoiceId: string, until: number): Promise<string> =>
  tokenFor('invoice', invoiceId, until);

export const readInvoiceToken = async (token: string): Promise<string | undefined> =>
  (await readToken('invoice', token))?.id;
