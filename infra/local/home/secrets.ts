import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody, sendJson } from '../http/http-tools.ts';
import { credentials } from '../http/sigv4.ts';
import type { State } from './state.ts';
import type { Assembly } from '../template/template.ts';

const Generate = z.object({
  PasswordLength: z.number().default(32),
  ExcludePunctuation: z.boolean().default(false),
  SecretStringTemplate: z.string().optional(),
  GenerateStringKey: z.string().optional(),
});
const Secret = z.object({ SecretString: z.string().optional(), GenerateSecretString: Generate.optional() });

const SecretRequest = z.object({ SecretId: z.string() });
const Fields = z.record(z.string(), z.string());

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

/** Creates the declared secrets; a generated value is created once and stored in the home. */
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

  const referred = /\{\{resolve:secretsmanager:([^:}]+):SecretString:([^:}]*)[^}]*\}\}/g;

  return {
    /** Replaces references to secrets, as CloudFormation does: by the whole value, or by one field of it. */
    inPlace: (text: string): string =>
      text.replace(referred, (_, id: string, field: string) => {
        const value = known.get(id)?.value;
        if (value === undefined) throw new Error(`The templates refer to ${id}, a secret nobody declares`);
        return field ? (Fields.parse(JSON.parse(value))[field] ?? '') : value;
      }),

    /** Emulates the Secrets Manager operation that functions use. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const refuse = (type: string, message: string) => sendJson(response, 400, { __type: type, message });
      if (request.headers['x-amz-target'] !== 'secretsmanager.GetSecretValue')
        return refuse('UnknownOperationException', 'Here secrets are only read');
      if (!request.headers.authorization?.includes(`Credential=${credentials.accessKeyId}/`))
        return refuse(
          'UnrecognizedClientException',
          'The security token included in the request is invalid.',
        );
      const body = await readBody(request, 4096);
      const asked = SecretRequest.safeParse(JSON.parse(body?.toString() || '{}')).data?.SecretId ?? '';
      const secret = known.get(asked);
      if (!secret)
        return refuse('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
      sendJson(response, 200, {
        ARN: secret.arn,
        Name: secret.name,
        SecretString: secret.value,
        VersionStages: ['AWSCURRENT'],
      });
    },
  };
}

export type Secrets = ReturnType<typeof createSecrets>;
