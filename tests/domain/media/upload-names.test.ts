import { expect, it } from 'vitest';
import { namedAsItsType, uploadKinds } from '#shared/media/upload-kinds.ts';

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
