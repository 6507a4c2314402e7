import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Rights } from '../areas/rights.ts';
import { nameIn } from '../stages.ts';
import type { StackContext } from './resources.ts';

export const allow = (service: string, actions: readonly string[], resources: string[]) =>
  new PolicyStatement({ actions: actions.map((action) => `${service}:${action}`), resources });

/** Objects of a bucket, by how their keys are or begin. */
export type Objects = { bucket: string; keys: readonly string[] };

/** Named, not taken from its stack: that of the web's distribution needs the API of those who read. */
export const bucketOf = ({ stage, resources }: StackContext, name: 'views' | 'media' | 'web'): string =>
  `arn:aws:s3:::${nameIn(stage, name, Stack.of(resources.table).account)}`;

export const arnsOf = ({ bucket, keys }: Objects): string[] => keys.map((key) => `${bucket}/${key}`);

export const onObjects = (actions: readonly string[], objects: Objects): PolicyStatement =>
  allow('s3', actions, arnsOf(objects));

/** To whoever may not list it as well, S3 says 403 of an object that is missing: as if the right to read were. */
export function readsOf(objects: Objects): PolicyStatement[] {
  const listing = allow('s3', ['ListBucket'], [objects.bucket]);
  listing.addCondition('StringLike', { 's3:prefix': [...objects.keys] });
  return [onObjects(['GetObject'], objects), listing];
}

/** Originals lie apart from what is shown, so that who may put the ones cannot touch the others. */
const mediaUnder = (stackContext: StackContext, ...folders: readonly string[]): Objects => ({
  bucket: bucketOf(stackContext, 'media'),
  keys: folders.map((folder) => `${folder}/*`),
});

export const originals = (stackContext: StackContext) => mediaUnder(stackContext, 'uploads');
export const jobFiles = (stackContext: StackContext) => mediaUnder(stackContext, 'files');
export const paperPictures = (right: Rights['paperPictures'], stackContext: StackContext) =>
  mediaUnder(stackContext, right === 'send' ? 'papers/in' : 'papers');
export const shown = (stackContext: StackContext) =>
  mediaUnder(
    stackContext,
    'media/reviews',
    'media/posts',
    'media/shop',
    'media/products',
    'media/avatars',
    'media/covers',
  );

export function onMedia(right: NonNullable<Rights['media']>, stackContext: StackContext): PolicyStatement[] {
  const mine = originals(stackContext);
  if (right === 'look') return readsOf(mine);
  if (right === 'upload') return [onObjects(['PutObject'], mine)];
  return [
    ...readsOf(mine),
    onObjects(['DeleteObject'], mine),
    onObjects(['PutObject', 'DeleteObject'], shown(stackContext)),
  ];
}

/** What is signed for writing leads to uploads alone, never to a picture that is shown. */
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
  // It only signs what a browser then fetches.
  if (right === 'fetch') return [onObjects(['GetObject'], files)];
  return [...(right === 'work' ? readsOf(files) : []), onObjects(['PutObject'], files)];
}
