import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod';
import { AppError } from '#shared/contract/errors.ts';
import { onColdStart } from '#functions/platform/cold-start.ts';
import { readConfig } from '#functions/platform/config.ts';
import { log } from '#functions/platform/log.ts';
import { getSecret } from '#functions/platform/clients/secrets.ts';
import type { SignInPage, ProviderIdentity } from './sign-in-provider.ts';

const patienceMilliseconds = 8000;

const config = readConfig({
  PUBLIC_ORIGIN: z.url(),
  GOOGLE_CLIENT_ID: z.string(),
  GOOGLE_ISSUER: z.url(),
  GOOGLE_PAGE_URL: z.url(),
  GOOGLE_TOKEN_URL: z.url(),
  GOOGLE_KEYS_URL: z.url(),
});

type Settings = ReturnType<typeof config>;

const Grant = z.object({ id_token: z.string() });
const Claims = z.object({
  sub: z.string().min(1).max(255),
  nonce: z.string(),
  email: z.string().default(''),
  // Google has been seen to send this flag as text.
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
  name: z.string().default(''),
});

/** Google's public keys rotate: one set is kept per container and fetched again for an unknown key. */
const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();
onColdStart(() => keySets.clear());

function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
  const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address));
  keySets.set(address, known);
  return known;
}

const returnAddress = ({ PUBLIC_ORIGIN }: Settings) => `${PUBLIC_ORIGIN}/auth/google`;

/** Trades a code for Google's ID token. Undefined if Google refuses the code. */
async function redeem(from: Settings, code: string, verifier: string): Promise<string | undefined> {
  const reply = await fetch(from.GOOGLE_TOKEN_URL, {
    method: 'POST',
    signal: AbortSignal.timeout(patienceMilliseconds),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      client_id: from.GOOGLE_CLIENT_ID,
      client_secret: await getSecret('GOOGLE_SECRET_ID'),
      redirect_uri: returnAddress(from),
    }).toString(),
  });
  if (reply.status === 400) return undefined;
  if (!reply.ok) throw new Error(`Google answered ${reply.status}`);
  return Grant.parse(await reply.json()).id_token;
}

async function readClaims(
  from: Settings,
  idToken: string,
  { nonce, at }: { nonce: string; at: Date },
): Promise<ProviderIdentity | undefined> {
  try {
    const { payload } = await jwtVerify(idToken, keysAt(from.GOOGLE_KEYS_URL), {
      issuer: from.GOOGLE_ISSUER,
      audience: from.GOOGLE_CLIENT_ID,
      algorithms: ['RS256'],
      currentDate: at,
      clockTolerance: 60,
    });
    const claims = Claims.parse(payload);
    if (claims.nonce !== nonce) return undefined;
    return {
      subject: claims.sub,
      email: claims.email,
      emailVerified: claims.email_verified,
      fullName: claims.name,
    };
  } catch (error) {
    // If Google's keys cannot be fetched, the token is neither valid nor invalid.
    if (error instanceof errors.JWKSTimeout) throw error;
    if (error instanceof errors.JOSEError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** Sign-in with Google by OpenID Connect: code flow with PKCE. Undefined without a client id. */
export function googlePage(): SignInPage | undefined {
  const from = config();
  if (!from.GOOGLE_CLIENT_ID) return undefined;
  return {
    addressFor({ state, nonce, challenge }) {
      const url = new URL(from.GOOGLE_PAGE_URL);
      url.search = new URLSearchParams({
        client_id: from.GOOGLE_CLIENT_ID,
        redirect_uri: returnAddress(from),
        response_type: 'code',
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString();
      return url.href;
    },
    async vouch({ code, nonce, verifier, at }) {
      try {
        const idToken = await redeem(from, code, verifier);
        return idToken === undefined ? undefined : await readClaims(from, idToken, { nonce, at });
      } catch (cause) {
        log.warn('google does not answer', { error: cause });
        throw new AppError('PROVIDER_UNAVAILABLE', {}, { cause });
      }
    },
  };
}
