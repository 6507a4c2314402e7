import { credentials, region } from './sigv4.ts';

/** A refusal by a service, with the name AWS gives it: `ResourceNotFoundException`. */
export class ServiceError extends Error {
  constructor(code: string, message: string) {
    super(message);
    this.name = code;
  }
}

/** DynamoDB Local keeps a database for each key and region, so everybody here has the same. It checks no signature. */
const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=0`;

type RefusalBody = { __type?: string; message?: string; Message?: string };

/** The JSON protocol of DynamoDB without its SDK, which would double the time to start. */
export async function callDynamo<T>(endpoint: string, target: string, body: object): Promise<T> {
  const service = target.startsWith('Streams.') ? 'DynamoDBStreams_20120810' : 'DynamoDB_20120810';
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `${service}.${target.replace('Streams.', '')}`,
      'x-amz-date': '20260101T000000Z',
      authorization,
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await reply.json();
  // The emulator is our own; its replies have the documented shapes.
  if (reply.ok) return answer as T;
  const { __type = 'Unknown', message, Message } = answer as RefusalBody;
  throw new ServiceError(__type.split('#').at(-1) ?? __type, message ?? Message ?? __type);
}
