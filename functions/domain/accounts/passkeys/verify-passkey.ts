import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod';
import type { PasskeyAssertion } from '#shared/accounts/proof.ts';

/** Identity of our site towards an authenticator. */
export type Site = { origin: string; rpId: string };

const ClientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
});
type ClientData = z.infer<typeof ClientData>;

export const bytesOf = (text: string) => Buffer.from(text, 'base64url');
const hash = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Parses the client data that the browser signed. Undefined if no browser could have written it. */
export function readClientData(clientDataJSON: string): ClientData | undefined {
  try {
    return ClientData.safeParse(JSON.parse(bytesOf(clientDataJSON).toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

export const isOurs = (data: ClientData | undefined, type: string, { origin }: Site): boolean =>
  data?.type === type && data.origin === origin && data.crossOrigin !== true;

const flag = { present: 1, verified: 4 };
const headBytes = 37;

/** Returns the signature counter, if the data is for our site and the user was present and verified. */
export function counterIn(bytes: Buffer, { rpId }: Site): number | undefined {
  if (bytes.length < headBytes || !bytes.subarray(0, 32).equals(hash(rpId))) return undefined;
  const flags = bytes.readUInt8(32);
  const isHere = (flags & flag.present) !== 0 && (flags & flag.verified) !== 0;
  return isHere ? bytes.readUInt32BE(33) : undefined;
}

const digestFor = ({ asymmetricKeyType }: KeyObject): string | null =>
  asymmetricKeyType === 'ed25519' ? null : 'sha256';

/** A counter that did not rise means the key was copied; synced keys always send zero. */
const hasGoneOn = (counter: number, before: number): boolean =>
  counter > before || (counter === 0 && before === 0);

/** Verifies that a known key signed this assertion for us; returns its new counter. */
export function verifyAssertion(
  assertion: PasskeyAssertion,
  known: { publicKey: string; counter: number },
  site: Site,
): { counter: number } | undefined {
  if (!isOurs(readClientData(assertion.clientDataJSON), 'webauthn.get', site)) return undefined;
  const bytes = bytesOf(assertion.authenticatorData);
  const counter = counterIn(bytes, site);
  if (counter === undefined || !hasGoneOn(counter, known.counter)) return undefined;
  const key = createPublicKey({ key: bytesOf(known.publicKey), format: 'der', type: 'spki' });
  const signed = Buffer.concat([bytes, hash(bytesOf(assertion.clientDataJSON))]);
  return verify(digestFor(key), signed, key, bytesOf(assertion.signature)) ? { counter } : undefined;
}
