import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  blurs,
  closeEditor,
  editor,
  found,
  openEditor,
  paper,
  press,
  select,
  stored,
  toasts,
  type,
} from '#tests/web/support/open-editor.tsx';
import type { UploadedPicture, UploadPicture } from '#web/ui/form/use-picture-uploads.ts';

// The sanitizer needs a real browser; tests/journeys/written-text.test.ts runs it in one.
vi.mock('#web/ui/data/sanitize-html.ts', () => ({ sanitizeHtml: (html: string) => html }));

afterEach(closeEditor);

const aFile = (name: string, kind = 'image/png') => new File(['x'], name, { type: kind });
/** Uploads that are answered by hand. */
function uploads() {
  const waiting: { file: File; done: (picture: UploadedPicture) => void; fail: (error: Error) => void }[] =
    [];
  const upload: UploadPicture = (file) =>
    new Promise((done, fail) => void waiting.push({ file, done, fail }));
  return { waiting, upload };
}
const paste = (files: File[], html = '') =>
  act(async () => {
    const clipboardData = {
      files,
      items: [],
      types: [],
      getData: (kind: string) => (kind === 'text/html' ? html : ''),
    };
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
    paper().dispatchEvent(event);
  });
const answer = (todo: () => void) =>
  act(async () => {
    todo();
    await Promise.resolve();
  });

it('uploads a pasted picture: its place moves with the text, is not stored, and becomes the picture', async () => {
  const { waiting, upload } = uploads();
  await openEditor('<p>Gạo</p>', { upload });
  await select(4);
  await paste([aFile('ruộng.png'), aFile('a.pdf', 'application/pdf')]);
  expect(waiting.map(({ file }) => file.name)).toEqual(['ruộng.png']);
  expect(paper().querySelector('[role="status"]')?.textContent).toContain('Đang tải ruộng.png lên…');
  await select(1);
  await type('Bao ');
  expect(stored()).toBe('<p>Bao Gạo</p>');
  await answer(() => waiting[0]?.done({ url: '/media/u/a.webp', width: 640, height: 480 }));
  expect(stored()).toBe('<p>Bao Gạo<img src="/media/u/a.webp" alt="" width="640" height="480"></p>');
  expect(paper().querySelector('[role="status"]')).toBeNull();
});

it('offers a failed upload again, and lets it be dropped', async () => {
  const { waiting, upload } = uploads();
  await openEditor('<p>Gạo</p>', { upload });
  await select(4);
  await paste([aFile('a.png')]);
  await answer(() => waiting[0]?.fail(new Error('offline')));
  expect(paper().querySelector('[role="alert"]')?.textContent).toContain('Chưa tải được a.png.');
  await press('Tải lại a.png');
  expect(waiting).toHaveLength(2);
  expect(paper().querySelector('[role="alert"]')).toBeNull();
  await answer(() => waiting[1]?.done({ url: 'https://evil.example/a.webp' }));
  expect(paper().querySelector('[role="alert"]')).not.toBeNull();
  await press('Tải lại a.png');
  await answer(() => waiting[2]?.done({ url: '/media/a.webp' }));
  expect(stored()).toBe('<p>Gạo<img src="/media/a.webp" alt=""></p>');
  await paste([aFile('b.png')]);
  await press('Bỏ b.png');
  expect(document.body.textContent).not.toContain('b.png');
  await answer(() => waiting[3]?.done({ url: '/media/b.webp' }));
  expect(stored()).not.toContain('/media/b.webp');
});

it('forgets an upload whose place was deleted', async () => {
  const { waiting, upload } = uploads();
  await openEditor('<p>Gạo</p><p>Chè</p>', { upload });
  await select(3);
  await paste([aFile('a.png')]);
  await act(async () => void editor().commands.deleteRange({ from: 0, to: 5 }));
  await answer(() => waiting[0]?.done({ url: '/media/a.webp' }));
  expect(stored()).toBe('<p>Chè</p>');
});

it('chooses pictures from the device', async () => {
  const { waiting, upload } = uploads();
  await openEditor('<p></p>', { upload });
  const input = found<HTMLInputElement>('input[type="file"]');
  Object.defineProperty(input, 'files', { value: [aFile('a.png'), aFile('b.png')] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(waiting.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
});

it('leaves a picture of the words to the words: Word puts both on the clipboard', async () => {
  const { waiting, upload } = uploads();
  await openEditor('<p></p>', { upload });
  await paste([aFile('a.png')], '<p>Gạo</p>');
  expect(waiting).toEqual([]);
  await paste([aFile('a.png')], '<img src="https://lang.vn/a.png">');
  expect(waiting).toHaveLength(1);
});

it('says how many pictures of a pasted text have to be uploaded again', async () => {
  await openEditor('<p></p>');
  const img = '<img src="file:///C:/a.png">';
  await act(async () => void editor().view.pasteHTML(`<p>Gạo${img}${img}${img}</p>`));
  expect(stored()).toBe('<p>Gạo</p>');
  expect(toasts.map(({ title }) => title)).toEqual(['3 hình cần tải lên lại']);
  await act(async () => void editor().view.pasteHTML('<p>Chè</p>'));
  expect(toasts).toHaveLength(1);
});

it('tells the form when it is left', async () => {
  await openEditor('<p>Gạo</p>');
  await act(async () => void editor().commands.focus());
  await act(async () => void paper().dispatchEvent(new FocusEvent('blur')));
  expect(blurs()).toBe(1);
});
