import { expect, it } from 'vitest';
import { messageFor, eventsOf } from '#shared/events/registry.ts';
import { uploadItem, type StoredUpload } from '#functions/domain/media/uploads.ts';
import { anUploadItem } from './upload-scene.ts';

type Status = StoredUpload['status'];

const eventsFor = (kind: StoredUpload['kind'], before: Status | undefined, after: Status) =>
  eventsOf('e1', {
    before: before && uploadItem(anUploadItem({ kind, status: before })),
    after: uploadItem(anUploadItem({ kind, status: after })),
  }).map((event) => [event.type, 'uploadId' in event && event.uploadId, 'kind' in event && event.kind]);

it.each([
  [undefined, 'waiting', []],
  ['waiting', 'attached', ['media.attached']],
  ['waiting', 'arrived', ['media.arrived']],
  ['waiting', 'refused', ['media.removed']],
  ['ready', 'removed', ['media.removed']],
  ['removed', 'removed', []],
  ['attached', 'ready', []],
] as const)('a picture that goes from %s to %s says %o, and of which kind it is', (before, after, types) => {
  const expected = types.map((type) => [type, 'u1', 'postImages']);
  expect(eventsFor('postImages', before, after)).toEqual(expected);
});

it.each([
  [undefined, 'waiting', []],
  ['waiting', 'attached', ['video.attached']],
  ['waiting', 'arrived', ['video.arrived']],
  ['waiting', 'refused', ['media.removed']],
  ['ready', 'removed', ['media.removed', 'video.removed']],
  ['removed', 'removed', []],
  ['arrived', 'ready', []],
] as const)('a video that goes from %s to %s says %o', (before, after, types) => {
  for (const kind of ['lessonVideos', 'postVideos'] as const)
    expect(eventsFor(kind, before, after)).toEqual(types.map((type) => [type, 'u1', kind]));
});

it('a message that was sent before kinds were told is still understood', () => {
  const message = { type: 'media.attached', id: 'e1', uploadId: 'u1' };
  expect(messageFor('media').parse(message)).toEqual(message);
});
