import { expect, it } from 'vitest';
import { namedAsItsType, type UploadKind, uploadKinds, widthsOf } from '#shared/media/upload-kinds.ts';

it.each(Object.values(uploadKinds).flatMap(({ types }): readonly string[] => types))(
  '%s: has a name it may end with, and may go without',
  (type) => {
    const usual = ['jpg', 'png', 'webp', 'avif', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt'];
    const others = ['zip', 'csv', 'mp3', 'mp4', 'webm', 'mov'];
    expect([...usual, ...others].filter((ending) => namedAsItsType(`Tệp.${ending}`, type))).toHaveLength(1);
    expect(namedAsItsType('Tệp', type)).toBe(true);
    expect(namedAsItsType('tệp.exe', type)).toBe(false);
  },
);

const office = 'application/vnd.openxmlformats-officedocument';

it.each<[string, UploadKind[], string[]]>([
  ['image/jpeg', ['postImages', 'files'], ['jpg', 'jpeg', 'jfif']],
  ['image/png', ['postImages', 'files'], ['png']],
  ['image/webp', ['postImages', 'files'], ['webp']],
  ['image/avif', ['postImages', 'files'], ['avif']],
  ['application/pdf', ['files'], ['pdf']],
  ['application/msword', ['files'], ['doc']],
  [`${office}.wordprocessingml.document`, ['files'], ['docx']],
  ['application/vnd.ms-excel', ['files'], ['xls']],
  [`${office}.spreadsheetml.sheet`, ['files'], ['xlsx']],
  ['application/vnd.ms-powerpoint', ['files'], ['ppt']],
  [`${office}.presentationml.presentation`, ['files'], ['pptx']],
  ['application/zip', ['files'], ['zip']],
  ['text/plain', ['files'], ['txt', 'text', 'log', 'md']],
  ['text/csv', ['files'], ['csv']],
  ['audio/mpeg', ['files'], ['mp3', 'mpga']],
  ['video/mp4', ['postVideos', 'files'], ['mp4', 'm4v']],
  ['video/webm', ['postVideos'], ['webm']],
  ['video/quicktime', ['postVideos'], ['mov', 'qt']],
])('%s is sent as %o under a name that ends with %o', (type, kinds, endings) => {
  const takes = (kind: UploadKind) => uploadKinds[kind].types.some((known) => known === type);
  expect((['postImages', 'postVideos', 'files'] as const).filter(takes)).toEqual(kinds);
  expect(endings.filter((ending) => namedAsItsType(`Tệp.${ending.toUpperCase()}`, type))).toEqual(endings);
});

it.each<[UploadKind, number[]]>([
  ['shopImages', [160, 320, 640]],
  ['avatarImages', [160, 320, 640]],
  ['coverImages', [640, 1280]],
  ['productImages', [160, 320, 640, 1280]],
  ['reviewImages', [320, 640, 1280]],
  ['postImages', [320, 640, 1280]],
])('%s are stored in the widths %o', (kind, widths) => {
  expect(widthsOf(kind)).toEqual(widths);
});
