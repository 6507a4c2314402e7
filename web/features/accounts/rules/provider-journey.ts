import * as z from 'zod';

const key = 'cholang-provider-sign-in';

/** Data this tab remembers while the reader is at the provider's page. */
const Journey = z.object({ verifier: z.string(), callbackUrl: z.string().optional() });
export type Journey = z.infer<typeof Journey>;

const toBase64url = (bytes: Uint8Array<ArrayBuffer>): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Creates this tab's secret and returns its challenge: the provider's answer is usable only here. */
export async function beginJourney(callbackUrl: string | undefined): Promise<string> {
  const verifier = toBase64url(crypto.getRandomValues(new Uint8Array(32)));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  sessionStorage.setItem(key, JSON.stringify({ verifier, ...(callbackUrl && { callbackUrl }) }));
  return toBase64url(new Uint8Array(digest));
}

export function readJourney(): Journey | undefined {
  try {
    return Journey.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined; // storage is disabled or holds invalid data
  }
}

export const endJourney = (): void => sessionStorage.removeItem(key);
