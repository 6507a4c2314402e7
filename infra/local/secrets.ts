import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { sendJson, urlOf } from './http-tools.ts';
import type { State } from './state.ts';
import type { Assembly } from './template.ts';

const Generate = z.object({
  PasswordLength: z.number().default(32),
  ExcludePunctuation: z.boolean().default(false),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
const Secret = z.object({ SecretString: z.string().optional(), GenerateSecretString: Generate.optional() });

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function generate(rule: z.output<typeof Generate>): string {
  const alphabet = rule.ExcludePunctuation ? letters : `${letters}!#$%&()*+,-./:;<=>?@[]^_{|}~`;
  const password = Array.from(
    { length: rule.PasswordLength },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');
  if (!rule.SecretStringTemplate || !rule.GenerateStringKey) return password;
  return JSON.stringify({ ...JSON.parse(rule.SecretStringTemplate), [rule.GenerateStringKey]: password });
}

/** The declared secrets; a generated one is made once and kept in the home. */
export function createSecrets({ declared }: Assembly, state: State) {
  const known = new Map<string, { name: string; arn: string; value: string }>();
  for (const { name, ref: arn, properties } of declared('AWS::SecretsManager::Secret', Secret)) {
    const made =
      state.read(`secret:${name}`) ??
      properties.SecretString ??
      generate(properties.GenerateSecretString ?? Generate.parse({}));
    state.write(`secret:${name}`, made);
    for (const id of [name, arn]) known.set(id, { name, arn, value: made });
  }

  /** What the Parameters and Secrets extension answers beside a function. */
  return function answerSecret(request: IncomingMessage, response: ServerResponse): void {
    if (request.headers['x-aws-parameters-secrets-token'] !== process.env['AWS_SESSION_TOKEN']) {
      return sendJson(response, 403, {
        message: 'x-aws-parameters-secrets-token must hold the session token',
      });
    }
    const secret = known.get(urlOf(request).searchParams.get('secretId') ?? '');
    if (!secret)
      return sendJson(response, 400, { message: "Secrets Manager can't find the specified secret." });
    sendJson(response, 200, {
      ARN: secret.arn,
      Name: secret.name,
      SecretString: secret.value,
      VersionStages: ['AWSCURRENT'],
    });
  };
}
