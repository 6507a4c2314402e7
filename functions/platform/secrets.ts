import * as z from 'zod';
import { readConfig } from './config.ts';

const SecretReply = z.object({ SecretString: z.string().min(16) });

let sessionSecret: Promise<Uint8Array> | undefined;

/**
 * Secrets come by name from the Parameters and Secrets extension beside the function:
 * no client in the bundle, nothing in the environment, and rotation without a deploy.
 */
async function fetchSecret(name: string): Promise<string> {
  const port = process.env['PARAMETERS_SECRETS_EXTENSION_HTTP_PORT'] ?? '2773';
  const reply = await fetch(
    `http://127.0.0.1:${port}/secretsmanager/get?secretId=${encodeURIComponent(name)}`,
    {
      headers: { 'x-aws-parameters-secrets-token': process.env['AWS_SESSION_TOKEN'] ?? '' },
    },
  );
  if (!reply.ok) throw new Error(`Secret ${name} answered ${reply.status}`);
  return SecretReply.parse(await reply.json()).SecretString;
}

/** Signs access tokens and mail links; kept for the life of the container. */
export function getSessionSecret(): Promise<Uint8Array> {
  sessionSecret ??= fetchSecret(readConfig({ SESSION_SECRET_ID: z.string() }).SESSION_SECRET_ID)
    .then((text) => new TextEncoder().encode(text))
    .catch((error: unknown) => {
      sessionSecret = undefined;
      throw error;
    });
  return sessionSecret;
}

/** A secret whose name stands in a setting. The extension keeps it for a while; a rotated one is seen soon after. */
export const getSecret = (setting: string): Promise<string> =>
  fetchSecret(z.string().parse(readConfig({ [setting]: z.string() })[setting]));
