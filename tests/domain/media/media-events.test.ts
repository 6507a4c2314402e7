import { expect, it } from 'vitest';
import { messageFor, eventsOf } from '#shared/events/registry.ts';
import { uploadItem, type StoredUpload } from '#functions/domain/media/uploads.ts';
import { anUploadItem } from './upload-scene.ts';

const typesOf = (before: StoredUpload['status'] | undefined, after: StoredUpload['status']) =>
  eventsOf('e1', {
    before: before && uploadItem(anUploadItem({ kind: 'lessonVideos', status: before })),
    after: uploadItem(anUploadItem({ kind: 'lessonVideos', status: after })),
  });

it.each([
  [undefined, 'waiting', undefined],
  ['waiting', 'attached', 'media.attached'],
  ['waiting', 'arrived', 'media.arrived'],
  ['waiting', 'refused', 'media.removed'],
  ['ready', 'removed', 'media.removed'],
  ['removed', 'removed', undefined],
  ['attached', 'ready', undefined],
] as const)('an upload that goes from %s to %s says %s, and of which kind it is', (before, after, type) => {
  expect(typesOf(before, after)).toMatchObject(type ? [{ type, uploadId: 'u1', kind: 'lessonVideos' }] : []);
});

it('a message that was sent before kinds were told is still understood', () => {
  const message = { type: 'media.attached', id: 'e1', uploadId: 'u1' };
  expect(messageFor('media').parse(message)).toEqual(message);
});
