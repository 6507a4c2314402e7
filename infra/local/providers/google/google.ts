import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as z from 'zod';
import { Faults } from '../common/faults.ts';
import { type Answer, type Ask, control, orTrouble } from '../common/provider-door.ts';
import { type Provider, providerBases, type ProviderContext } from '../common/provider.ts';
import { createOutbox } from '../common/outbox.ts';
import { choosePage, googleIndexPage } from './google-page.ts';

const base = providerBases.google;
const keyId = 'on-this-machine';
const codeSeconds = 600;

const SignInRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.url(),
  response_type: z.literal('code'),
  scope: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
});
type SignInRequest = z.infer<typeof SignInRequest>;

const Chosen = SignInRequest.extend({
  email: z.string().default(''),
  name: z.string().default(''),
  verified: z.string().default('yes'),
  refuse: z.string().optional(),
});

const CodeRedemption = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  code_verifier: z.string(),
  client_id: z.string(),
  client_secret: z.string(),
  redirect_uri: z.string(),
});

type Grant = z.infer<typeof Chosen> & { until: number };

const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

const back = ({ redirect_uri, state }: SignInRequest, answer: Record<string, string>): Answer => ({
  goTo: `${redirect_uri}?${new URLSearchParams({ ...answer, state }).toString()}`,
});

/** Simulates the part of Google that the shop uses: an account choice, one-time codes, signed ID tokens. */
export function createGoogle({ clock, secret, setting }: ProviderContext): Provider {
  const faults = Faults.parse({});
  const outbox = createOutbox({ now: clock.now, faults, isGood: () => true, retryMinutes: [] });
  const keys = generateKeyPair('RS256');
  const grants = new Map<string, Grant>();
  const seconds = () => Math.floor(clock.now() / 1000);
  const isOurs = ({ client_id }: { client_id: string }) => client_id === setting('GOOGLE_CLIENT_ID');

  function choose(fields: Record<string, string>): Answer | undefined {
    const { data: chosen } = Chosen.safeParse(fields);
    if (!chosen || !isOurs(chosen)) return undefined;
    if (chosen.refuse) return back(chosen, { error: 'access_denied' });
    const code = randomUUID();
    grants.set(code, { ...chosen, until: seconds() + codeSeconds });
    return back(chosen, { code });
  }

  async function redeem(fields: Record<string, string>): Promise<Answer> {
    const { data: asked } = CodeRedemption.safeParse(fields);
    const refusal: Answer = { status: 400, json: { error: 'invalid_grant' } };
    if (!asked || !isOurs(asked) || asked.client_secret !== secret('google'))
      return { status: 401, json: { error: 'invalid_client' } };
    const grant = grants.get(asked.code);
    grants.delete(asked.code);
    if (!grant || grant.until < seconds() || grant.redirect_uri !== asked.redirect_uri) return refusal;
    if (digest(asked.code_verifier) !== grant.code_challenge) return refusal;
    return { json: { access_token: randomUUID(), token_type: 'Bearer', id_token: await idToken(grant) } };
  }

  async function idToken({ email, name, verified, nonce, client_id }: Grant): Promise<string> {
    const { privateKey } = await keys;
    // The subject is derived from the address, so it stays the same over restarts.
    const subject = BigInt(
      `0x${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16)}`,
    ).toString();
    return new SignJWT({ email, email_verified: verified === 'yes', name, nonce })
      .setProtectedHeader({ alg: 'RS256', kid: keyId })
      .setIssuer(setting('GOOGLE_ISSUER'))
      .setAudience(client_id)
      .setSubject(subject)
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + 3600)
      .sign(privateKey);
  }

  async function publicKeys(): Promise<Answer> {
    const { publicKey } = await keys;
    return { json: { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] } };
  }

  async function answer(ask: Ask): Promise<Answer | undefined> {
    const { method, path, url, fields } = ask;
    if (path === '/certs') return publicKeys();
    if (path === '/token' && method === 'POST') {
      const redeemed = await redeem(fields);
      return orTrouble(faults, () => redeemed);
    }
    if (path === '/choose' && method === 'POST') return choose(fields);
    if (path === '/auth') {
      const { data: asked } = SignInRequest.safeParse(Object.fromEntries(url.searchParams));
      return asked && isOurs(asked) ? { page: choosePage(asked) } : undefined;
    }
    if (method === 'GET' && path === '') return { page: googleIndexPage() };
    return control(base, ask, outbox, faults);
  }

  return { answer, pump: outbox.pump, isIdle: outbox.isIdle };
}
