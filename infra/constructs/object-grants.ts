import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Rights } from '../areas/rights.ts';
import { conversionRoleArn, nameIn } from '../stages.ts';
import type { StackContext } from './resources.ts';

export const allow = (service: string, actions: readonly string[], resources: string[]) =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });

/** Objects of a bucket, by exact keys or key prefixes. */
export type Objects = { bucket: string; keys: readonly string[] };

/** Builds the bucket's ARN from its name; a reference to the web stack would be circular. */
export const bucketOf = ({ stage, resources }: StackContext, name: 'views' | 'media' | 'web'): string =>
  `arn:aws:s3:::${nameIn(stage, name, Stack.of(resources.table).account)}`;

export const arnsOf = ({ bucket, keys }: Objects): string[] => keys.map((key) => `${bucket}/${key}`);

export const onObjects = (actions: readonly string[], objects: Objects): PolicyStatement =>
  allow('s3', actions, arnsOf(objects));

/** Allows reading and listing objects: without listing, S3 answers 403 for a missing object. */
export function readsOf(objects: Objects): PolicyStatement[] {
  const listing = allow('s3', ['ListBucket'], [objects.bucket]);
  listing.addCondition('StringLike', { 's3:prefix': [...objects.keys] });
  return [onObjects(['GetObject'], objects), listing];
}

/** Originals have their own folders, so that their writer cannot touch published pictures. */
const mediaUnder = (stackContext: StackContext, ...folders: readonly string[]): Objects => ({
  bucket: bucketOf(stackContext, 'media'),
  keys: folders.map((folder) => `${folder}/*`),
});

const originals = (stackContext: StackContext) => mediaUnder(stackContext, 'uploads');
export const jobFiles = (stackContext: StackContext) => mediaUnder(stackContext, 'files');
export const paperPictures = (right: Rights['paperPictures'], stackContext: StackContext) =>
  mediaUnder(stackContext, right === 'send' ? 'papers/in' : 'papers');
const publicMedia = (stackContext: StackContext) =>
  mediaUnder(
    stackContext,
    'media/reviews',
    'media/posts',
    'media/shop',
    'media/products',
    'media/avatars',
    'media/covers',
    'media/files',
  );

/** Packaged videos: their playlists and segments, which browsers play. */
const publicVideos = (stackContext: StackContext) => mediaUnder(stackContext, 'media/videos');

const captionFiles = 'media/videos/*/captions-*.vtt';

/** Captions and stills, whose writer must not touch the videos themselves. */
const filesBeside = (stackContext: StackContext): Objects => ({
  bucket: bucketOf(stackContext, 'media'),
  keys: [captionFiles, 'media/videos/*/poster.webp'],
});

const captions = (stackContext: StackContext): Objects => ({
  bucket: bucketOf(stackContext, 'media'),
  keys: [captionFiles],
});

/** Pictures from which stills are made. */
const postPictures = (stackContext: StackContext) => mediaUnder(stackContext, 'media/posts');

/** Uploads in parts: putting a part needs the right to put the object, like beginning and completing the upload. */
const inParts = ['PutObject', 'AbortMultipartUpload'];

export function onMedia(right: NonNullable<Rights['media']>, stackContext: StackContext): PolicyStatement[] {
  const mine = originals(stackContext);
  if (right === 'look') return readsOf(mine);
  if (right === 'upload') return [onObjects(['PutObject'], mine)];
  // Whether the upload is complete, and how large the object is, is read from the object itself.
  if (right === 'resume')
    return [...readsOf(mine), onObjects([...inParts, 'ListMultipartUploadParts'], mine)];
  if (right === 'look-beside') return readsOf(filesBeside(stackContext));
  if (right === 'beside')
    return [
      ...readsOf(filesBeside(stackContext)),
      ...readsOf(postPictures(stackContext)),
      onObjects(['PutObject'], filesBeside(stackContext)),
    ];
  if (right === 'drop-captions') return [onObjects(['DeleteObject'], captions(stackContext))];
  if (right === 'ladder')
    return [
      onObjects(['DeleteObject'], mine),
      ...readsOf(publicVideos(stackContext)),
      onObjects(['PutObject', 'DeleteObject'], publicVideos(stackContext)),
    ];
  if (right === 'package')
    return [
      ...readsOf(mine),
      onObjects(['DeleteObject'], mine),
      onObjects([...inParts, 'DeleteObject'], publicVideos(stackContext)),
    ];
  return [
    ...readsOf(mine),
    onObjects(['DeleteObject', 'AbortMultipartUpload'], mine),
    onObjects(['PutObject', 'DeleteObject'], publicMedia(stackContext)),
  ];
}

type Reason = readonly [arn: string, reason: string];

const because = (objects: Objects, reason: string): Reason[] => arnsOf(objects).map((arn) => [arn, reason]);

/** Lists the resources of media that have a wildcard, and why each must have one. */
export function mediaWildcards({ media }: Rights, stackContext: StackContext): Reason[] {
  const isBeside = media === 'beside' || media === 'look-beside';
  const hasOriginals = media && !isBeside && media !== 'drop-captions';
  return [
    ...(hasOriginals ? because(originals(stackContext), 'Uploads are named by member and number') : []),
    ...(media === 'process'
      ? because(publicMedia(stackContext), 'Pictures are named by upload and width')
      : []),
    ...(media === 'package' || media === 'ladder'
      ? because(publicVideos(stackContext), 'Videos are named by upload and segment')
      : []),
    ...(isBeside ? because(filesBeside(stackContext), 'Stills and captions are named by their video') : []),
    ...(media === 'drop-captions'
      ? because(captions(stackContext), 'Captions are named by their video')
      : []),
    ...(media === 'beside' ? because(postPictures(stackContext), 'Pictures are named by upload') : []),
  ];
}

/** Allows ordering conversions, and handing MediaConvert the role that reads and writes their files. */
export function onConversions({ stage, resources }: StackContext): PolicyStatement[] {
  const { region, account } = Stack.of(resources.table);
  const pass = allow('iam', ['PassRole'], [conversionRoleArn(stage, account)]);
  pass.addCondition('StringEquals', { 'iam:PassedToService': 'mediaconvert.amazonaws.com' });
  const queue = `arn:aws:mediaconvert:${region}:${account}:queues/Default`;
  return [allow('mediaconvert', ['CreateJob'], [queue]), pass];
}

/** With `send`, a function may sign uploads only into the inbox, never over a picture that is shown. */
export function onPaperPictures(
  right: Rights['paperPictures'],
  stackContext: StackContext,
): PolicyStatement[] {
  const pictures = paperPictures(right, stackContext);
  return right === 'send'
    ? [onObjects(['PutObject'], pictures)]
    : [...readsOf(pictures), onObjects(['PutObject', 'DeleteObject'], pictures)];
}

export function onFiles(right: NonNullable<Rights['files']>, stackContext: StackContext): PolicyStatement[] {
  const files = jobFiles(stackContext);
  // The function only signs the download; the browser fetches the file.
  if (right === 'fetch') return [onObjects(['GetObject'], files)];
  return [...(right === 'work' ? readsOf(files) : []), onObjects(['PutObject'], files)];
}
