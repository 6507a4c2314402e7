import { AwsV4Signer } from 'aws4fetch';
import { expect, it } from 'vitest';
import { databaseToken } from '#functions/platform/views/postgres-token.ts';

const door = {
  host: 'views.abc.ap-southeast-1.rds.amazonaws.com',
  port: '5432',
  user: 'views',
  region: 'ap-southeast-1',
};
const at = new Date('2026-11-22T10:00:00.000Z');

it.each([undefined, 'a session/with+signs='])(
  'opens the database as an address signed by anybody else would: session %s',
  async (sessionToken) => {
    const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret', sessionToken };
    const { host, port, user, region } = door;
    const signed = await new AwsV4Signer({
      url: `https://${host}:${port}/?Action=connect&DBUser=${user}&X-Amz-Expires=900`,
      signQuery: true,
      service: 'rds-db',
      region,
      datetime: '20261122T100000Z',
      accessKeyId: credentials.accessKeyId,
      secretAccessKey: credentials.secretAccessKey,
      ...(sessionToken && { sessionToken }),
    }).sign();
    const own = new URL(`https://${databaseToken(door, credentials, at)}`);
    expect(own.host).toBe(`${host}:${port}`);
    expect(Object.fromEntries(own.searchParams)).toEqual(Object.fromEntries(signed.url.searchParams));
  },
);
