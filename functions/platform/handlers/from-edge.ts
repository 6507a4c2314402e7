import * as z from 'zod';
import { onColdStart } from '../cold-start.ts';
import { readConfig } from '../config.ts';
import { sameSecret } from '../content/same-secret.ts';
import { readSecret } from '../clients/secrets.ts';

const config = readConfig({ EDGE_SECRET_ID: z.string() });

/** Two secrets, so that one can be rotated while the CDN sends the other. An empty secret is never accepted. */
const EdgeSecret = z.object({ a: z.string(), b: z.string() });

type SecretCache = { secret: string; each: Buffer[] };
let taken: SecretCache | undefined;
onColdStart(() => {
  taken = undefined;
});

function takenNow(secret: string): SecretCache {
  const { a, b } = EdgeSecret.parse(JSON.parse(secret));
  return { secret, each: [a, b].filter((one) => one !== '').map((one) => Buffer.from(one)) };
}

async function isShown(shown: string, maxAgeMs?: number): Promise<boolean> {
  const secret = await readSecret(config().EDGE_SECRET_ID, maxAgeMs);
  if (taken?.secret !== secret) taken = takenNow(secret);
  const given = Buffer.from(shown);
  // All secrets are compared even after a match, so that the response time reveals nothing.
  return taken.each.map((one) => sameSecret(given, one)).includes(true);
}

/** Pause between reads of the secret after a missed rotation, so that rejected calls cause few reads. */
const lookAgainMs = 60_000;

/** Checks whether a request carries the secret that only the CDN knows. */
export const isFromEdge = async (shown: string | undefined): Promise<boolean> =>
  shown !== undefined && ((await isShown(shown)) || isShown(shown, lookAgainMs));
