import { credentials, region } from './sigv4.ts';

/** An error of a service, with AWS's error name, for example `ResourceNotFoundException`. */
export class ServiceError extends Error {
  constructor(code: string, message: string) {
    super(message);
    this.name = code;
  }
}

/** Fixed authorization header: DynamoDB Local has a database per access key and region, checks nothing. */
const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/20260101/${region}/dynamodb/aws4_request, SignedHeaders=host, Signature=0`;

type RefusalBody = { __type?: string; message?: string; Message?: string };

/** Calls DynamoDB's JSON protocol without the SDK, which would double the start-up time. */
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
  // The emulator's replies have the documented shapes, so the casts are safe.
  if (reply.ok) return answer as T;
  const { __type = 'Unknown', message, Message } = answer as RefusalBody;
  throw new ServiceError(__type.split('#').at(-1) ?? __type, message ?? Message ?? __type);
}
