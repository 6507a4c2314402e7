import {
  type GetObjectCommand,
  type PutObjectCommand,
  S3Client,
  S3ServiceException,
  type UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { now } from '../clock.ts';
import { oncePerContainer } from '../cold-start.ts';

/** The client of S3 that all operations of a container share. */
export const client = oncePerContainer(
  () =>
    new S3Client({
      // With checksums, a presigned upload would demand the checksum of an empty file from the browser.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The buckets of the one-machine cloud share one host name.
      forcePathStyle: process.env['AWS_ENDPOINT_URL_S3'] !== undefined,
    }),
);

/** Returns undefined if the object is missing. A role that may read may also list, so S3 never answers 403 for that. */
export async function unlessMissing<T>(sending: Promise<T>): Promise<T | undefined> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
    throw error;
  }
}

/** Returns path and query of a presigned URL; the CDN passes them to the bucket unchanged. */
export async function sign(
  command: GetObjectCommand | PutObjectCommand | UploadPartCommand,
  expiresIn: number,
): Promise<string> {
  // The presigner would leave the type of a file unsigned.
  const signableHeaders = new Set(['content-type']);
  // The presigner's type takes one kind of command at a time; what it does is the same for all.
  const any = command as GetObjectCommand;
  const url = await getSignedUrl(client(), any, { expiresIn, signingDate: now(), signableHeaders });
  return `/${command.input.Key}${new URL(url).search}`;
}
