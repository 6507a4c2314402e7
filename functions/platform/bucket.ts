import { AwsClient } from 'aws4fetch';

const environment = (name: string): string => process.env[name] ?? '';

/** A bucket by plain signed requests: the full S3 client would double the size of a handler that reads one object. */
export function createBucket(name: string) {
  const region = environment('AWS_REGION');
  const endpoint = process.env['AWS_ENDPOINT_URL_S3'];
  const base = endpoint ? `${endpoint}/${name}` : `https://${name}.s3.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: environment('AWS_ACCESS_KEY_ID'),
    secretAccessKey: environment('AWS_SECRET_ACCESS_KEY'),
    ...(process.env['AWS_SESSION_TOKEN'] && { sessionToken: process.env['AWS_SESSION_TOKEN'] }),
    region,
    service: 's3',
    retries: 2,
  });

  async function get(key: string): Promise<Buffer | undefined> {
    const reply = await client.fetch(`${base}/${key}`);
    // Without the right to list, S3 answers 403 for a missing object.
    if (reply.status === 404 || reply.status === 403) return undefined;
    if (!reply.ok) throw new Error(`Bucket ${name} answered ${reply.status} to a read`);
    return Buffer.from(await reply.arrayBuffer());
  }

  async function put(key: string, body: Uint8Array<ArrayBuffer>, contentType: string): Promise<void> {
    const reply = await client.fetch(`${base}/${key}`, {
      method: 'PUT',
      body,
      headers: { 'content-type': contentType },
    });
    if (!reply.ok) throw new Error(`Bucket ${name} answered ${reply.status} to a write`);
  }

  return { get, put };
}

export type Bucket = ReturnType<typeof createBucket>;
