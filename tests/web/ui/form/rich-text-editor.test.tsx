import { TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/core';
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { connectToaster, type ToastRequest } from '#web/platform/feedback/toast.ts';
import { RichTextEditor } from '#web/ui/form/rich-text-editor.tsx';
import type { UploadedPicture, UploadPicture } from '#web/ui/form/use-picture-uploads.ts';

// The sanitizer needs a real browser; tests/journeys/written-text.test.ts runs it in one.
vi.mock('#web/ui/data/sanitize-html.ts', () => ({ sanitizeHtml: (html: string) => html }));

type Options = { readOnly?: boolean; upload?: UploadPicture; invalid?: boolean; placeholder?: string };

const changes: string[] = [];
let setFromOutside: (html: string) => void = () => undefined;
const toasts: ToastRequest[] = [];
let blurred = 0;
let page: Awaited<ReturnType<typeof renderForm>> | undefined;

function Held({ value, ...options }: Options & { value: string }) {
  const [html, setHtml] = useState(value);
  setFromOutside = setHtml;
  const change = (next: string) => {
    changes.push(next);
    setHtml(next);
  };
  const blur = () => void (blurred += 1);
  return (
    <RichTextEditor label="Mô tả" describedBy="note" value={html} onChange={change} onBlur={blur} {...options} />
  );
}

async function open(value: string, options: Options = {}) {
  changes.length = 0;
  toasts.length = 0;
  blurred = 0;
  connectToaster((request) => void toasts.push(request));
  page = await renderForm(<Held value={value} {...options} />);
  await act(async () => undefined);
}
afterEach(async () => {
  await page?.close();
  connectToaster(undefined);
});

const paper = () => document.querySelector<HTMLElement & { editor: Editor }>('.ProseMirror')!;
const editor = () => paper().editor;
const button = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const press = (label: string) =>
  act(async () => {
    button(label)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    button(label)?.click();
  });
const choose = (text: string) =>
  act(async () => {
    const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"], [role="option"]')];
    items.find(({ textContent }) => textContent?.trim() === text)?.click();
  });
const select = (from: number, to = from) =>
  act(async () => {
    const { state, view } = editor();
    view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  });
const selectAll = () => act(async () => void editor().commands.selectAll());
const type = (text: string) => act(async () => void editor().commands.insertContent(text));
const key = async (name: string, shiftKey = false) => {
  const event = new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true });
  await act(async () => void paper().dispatchEvent(event));
  return event.defaultPrevented;
};
const stored = () => changes.at(-1);

it('shows a stored text as a named text box', async () => {
  await open('<p>Gạo nếp</p>', { invalid: true });
  expect(paper().textContent).toBe('Gạo nếp');
  expect(paper().getAttribute('role')).toBe('textbox');
  expect(paper().getAttribute('aria-label')).toBe('Mô tả');
  expect(paper().getAttribute('aria-multiline')).toBe('true');
  expect(paper().getAttribute('aria-describedby')).toBe('note');
  expect(paper().getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[data-wrong]')).not.toBeNull();
  expect(button('Định dạng: Mô tả')?.getAttribute('role')).toBe('toolbar');
  expect(changes).toEqual([]);
});

it('shows its placeholder only while there is no text', async () => {
  await open('', { placeholder: 'Viết ở đây' });
  expect(paper().querySelector('[data-placeholder]')?.getAttribute('data-placeholder')).toBe('Viết ở đây');
  await type('a');
  expect(paper().querySelector('[data-placeholder]')).toBeNull();
  await act(async () => void editor().commands.clearContent(true));
  expect(stored()).toBe('');
});

it('takes a text from outside, and does not report it as a change', async () => {
  await open('<p>Một</p>');
  await act(async () => setFromOutside('<p>Hai</p>'));
  expect(paper().textContent).toBe('Hai');
  expect(changes).toEqual([]);
  await type('a');
  expect(changes).toEqual(['<p>Haia</p>']);
});

it('is read only without a toolbar, and can still be reached by keyboard', async () => {
  await open('<p>Gạo</p>', { readOnly: true });
  expect(paper().getAttribute('contenteditable')).toBe('false');
  expect(paper().getAttribute('aria-readonly')).toBe('true');
  expect(paper().getAttribute('tabindex')).toBe('0');
  expect(document.querySelector('[role="toolbar"]')).toBeNull();
});

it.each([
  ['In đậm', '<p><strong>Gạo</strong></p>'],
  ['In nghiêng', '<p><em>Gạo</em></p>'],
  ['Gạch chân', '<p><u>Gạo</u></p>'],
  ['Gạch ngang', '<p><s>Gạo</s></p>'],
  ['Danh sách đánh số', '<ol><li><p>Gạo</p></li></ol>'],
  ['Danh sách gạch đầu dòng', '<ul><li><p>Gạo</p></li></ul>'],
])('the button %s formats, shows that it did, and undoes it', async (label, html) => {
  await open('<p>Gạo</p>');
  await selectAll();
  expect(button(label)?.getAttribute('aria-pressed')).toBe('false');
  await press(label);
  expect(stored()).toBe(html);
  expect(button(label)?.getAttribute('aria-pressed')).toBe('true');
  await press(label);
  expect(stored()).toBe('<p>Gạo</p>');
});

it('sets headings of three levels and running text again', async () => {
  await open('<p>Gạo</p>');
  await press('Kiểu chữ');
  await choose('Tiêu đề 2');
  expect(stored()).toBe('<h2>Gạo</h2>');
  expect(button('Kiểu chữ')?.textContent).toContain('Tiêu đề 2');
  await press('Kiểu chữ');
  await choose('Đoạn văn');
  expect(stored()).toBe('<p>Gạo</p>');
});

it.each([
  ['Màu chữ', 'Màu đỏ', '<p><span style="color: #b3261e;">Gạo</span></p>'],
  ['Màu nền', 'Màu nâu', '<p><span style="background-color: #fff1d6;">Gạo</span></p>'],
])('%s colours the selection and removes the colour', async (label, colour, html) => {
  await open('<p>Gạo</p>');
  await selectAll();
  await press(label);
  await press(colour);
  expect(stored()?.replace(/;?"/, ';"')).toBe(html);
  expect(button(label)?.getAttribute('aria-pressed')).toBe('true');
  await press(label);
  await press('Bỏ màu');
  expect(stored()).toBe('<p>Gạo</p>');
});

it('indents paragraphs from 0 to 8 levels, all that are selected', async () => {
  await open('<p>a</p><h2>b</h2>');
  await selectAll();
  await press('Thụt ra');
  expect(changes).toEqual([]);
  await press('Thụt vào');
  expect(stored()?.replaceAll(';"', '"')).toBe('<p style="padding-left: 3em">a</p><h2 style="padding-left: 3em">b</h2>');
  for (let level = 0; level < 9; level += 1) await press('Thụt vào');
  expect(stored()).toContain('padding-left: 24em');
  expect(stored()).not.toContain('27em');
});

it('moves list items by the same buttons and by Tab; elsewhere Tab leaves', async () => {
  await open('<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>');
  await select(7);
  await press('Thụt vào');
  expect(stored()).toContain('<li><p>a</p><ul><li><p>b</p></li></ul></li>');
  await press('Thụt ra');
  expect(stored()).toContain('<li><p>a</p></li><li><p>b</p></li>');
  await select(7);
  expect(await key('Tab')).toBe(true);
  expect(stored()).toContain('<li><p>a</p><ul><li><p>b</p></li></ul></li>');
  await select(editor().state.doc.content.size - 1);
  expect(await key('Tab')).toBe(false);
});

it('after Escape Tab leaves a list too, and the text stays', async () => {
  await open('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  await select(7);
  await key('Escape');
  await key('Shift');
  expect(await key('Tab')).toBe(false);
  expect(changes).toEqual([]);
  await key('Escape');
  await key('x');
  expect(await key('Tab')).toBe(true);
});

it('Tab leaves a table', async () => {
  await open('<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>');
  await select(4);
  expect(await key('Tab')).toBe(false);
  expect(await key('Tab', true)).toBe(false);
  expect(changes).toEqual([]);
});

it('inserts a table with a header row, changes and deletes it', async () => {
  await open('<p></p>');
  expect(button('Bảng')?.getAttribute('aria-pressed')).toBe('false');
  const table = () => ({
    rows: stored()?.match(/<tr>/g)?.length ?? 0,
    headers: stored()?.match(/<th>/g)?.length ?? 0,
    cells: stored()?.match(/<t[dh]>/g)?.length ?? 0,
  });
  const act2 = async (label: string) => {
    await press('Bảng');
    await choose(label);
    return table();
  };
  expect(await act2('Chèn bảng')).toEqual({ rows: 3, headers: 3, cells: 9 });
  expect(stored()).toMatch(/^<table><tbody><tr><th><p><\/p><\/th>/);
  expect(button('Bảng')?.getAttribute('aria-pressed')).toBe('true');
  expect(await act2('Thêm hàng phía dưới')).toEqual({ rows: 4, headers: 3, cells: 12 });
  expect(await act2('Thêm cột bên phải')).toEqual({ rows: 4, headers: 4, cells: 16 });
  expect(await act2('Thêm cột bên trái')).toEqual({ rows: 4, headers: 5, cells: 20 });
  expect(await act2('Xóa cột')).toEqual({ rows: 4, headers: 4, cells: 16 });
  expect(await act2('Thêm hàng phía trên')).toMatchObject({ rows: 5 });
  expect(await act2('Xóa hàng')).toMatchObject({ rows: 4 });
  expect(await act2('Hàng tiêu đề')).toMatchObject({ rows: 4 });
  await act2('Xóa bảng');
  expect(stored()).toBe('');
});

it('keeps joined cells, captions, scopes and alignment of a stored text', async () => {
  const table = '<table><tbody><tr><th scope="col" colspan="2"><p>a</p></th></tr><tr><td rowspan="2"><p>b</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td></tr></tbody></table>';
  await open(`${table}<figure><p><img src="/media/a.webp" alt="x" width="6" height="4"></p><figcaption>e</figcaption></figure><p style="text-align: center">f</p>`);
  await act(async () => void editor().chain().focus('end').insertContent('g').run());
  expect(stored()?.replaceAll(';"', '"')).toBe(
    `${table.replace('scope="col" colspan="2"', 'colspan="2" scope="col"')}<figure><p><img src="/media/a.webp" alt="x" width="6" height="4"></p><figcaption>e</figcaption></figure><p style="text-align: center">fg</p>`,
  );
});

it('spans beyond 99 and widths are not drawn', async () => {
  await open('<table><colgroup><col width="90"></colgroup><tbody><tr><td colspan="65000" rowspan="9999" colwidth="90"><p>a</p></td></tr></tbody></table>');
  expect(editor().getHTML()).toContain('<tr><td><p>a</p></td></tr>');
});

it('links the selection, changes the link, and removes it', async () => {
  await open('<p>Gạo</p>');
  await selectAll();
  const address = async (text: string) => {
    await press('Chèn liên kết');
    await act(async () => {
      const box = document.querySelector<HTMLInputElement>('[inputmode="url"]')!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page?.press('Chèn');
  };
  await address('javascript:alert(1)');
  expect(document.body.textContent).toContain('Địa chỉ không hợp lệ');
  expect(changes).toEqual([]);
  await press('Chèn liên kết');
  await address('lang.vn');
  expect(stored()).toBe('<p><a href="https://lang.vn">Gạo</a></p>');
  expect(button('Chèn liên kết')?.getAttribute('aria-pressed')).toBe('true');
  await select(2);
  await address('/tin');
  expect(stored()).toBe('<p><a href="/tin">Gạo</a></p>');
  await select(2);
  await press('Chèn liên kết');
  await page?.press('Bỏ liên kết');
  expect(stored()).toBe('<p>Gạo</p>');
  await select(4);
  await address('/sau');
  expect(stored()).toBe('<p>Gạo<a href="/sau">/sau</a></p>');
});

it('clears the formats of the block around the caret, and of a selection', async () => {
  await open('<h2 style="padding-left: 3em; text-align: center"><strong>Gạo</strong></h2><p><em>Chè</em></p>');
  await select(2);
  await press('Xóa định dạng');
  expect(stored()).toBe('<p>Gạo</p><p><em>Chè</em></p>');
  await selectAll();
  await press('Xóa định dạng');
  expect(stored()).toBe('<p>Gạo</p><p>Chè</p>');
});

it('has no button for pictures where none can be uploaded, and keeps none of another site', async () => {
  await open('<p>a<img src="https://lang.vn/a.webp"><img src="/media/a.webp"></p>');
  expect(button('Chèn hình ảnh')).toBeNull();
  expect(editor().getHTML()).toBe('<p>a<img src="/media/a.webp"></p>');
});

const aFile = (name: string, kind = 'image/png') => new File(['x'], name, { type: kind });
/** Uploads that are answered by hand. */
function uploads() {
  const waiting: { file: File; done: (picture: UploadedPicture) => void; fail: (error: Error) => void }[] = [];
  const upload: UploadPicture = (file) =>
    new Promise((done, fail) => void waiting.push({ file, done, fail }));
  return { waiting, upload };
}
const paste = (files: File[], html = '') =>
  act(async () => {
    const clipboardData = { files, items: [], types: [], getData: (kind: string) => (kind === 'text/html' ? html : '') };
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
  await open('<p>Gạo</p>', { upload });
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
  await open('<p>Gạo</p>', { upload });
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
  await open('<p>Gạo</p><p>Chè</p>', { upload });
  await select(3);
  await paste([aFile('a.png')]);
  await act(async () => void editor().commands.deleteRange({ from: 0, to: 5 }));
  await answer(() => waiting[0]?.done({ url: '/media/a.webp' }));
  expect(stored()).toBe('<p>Chè</p>');
});

it('chooses pictures from the device', async () => {
  const { waiting, upload } = uploads();
  await open('<p></p>', { upload });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  Object.defineProperty(input, 'files', { value: [aFile('a.png'), aFile('b.png')] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(waiting.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
});

it('leaves a picture of the words to the words: Word puts both on the clipboard', async () => {
  const { waiting, upload } = uploads();
  await open('<p></p>', { upload });
  await paste([aFile('a.png')], '<p>Gạo</p>');
  expect(waiting).toEqual([]);
  await paste([aFile('a.png')], '<img src="https://lang.vn/a.png">');
  expect(waiting).toHaveLength(1);
});

it('says how many pictures of a pasted text have to be uploaded again', async () => {
  await open('<p></p>');
  const img = '<img src="file:///C:/a.png">';
  await act(async () => void editor().view.pasteHTML(`<p>Gạo${img}${img}${img}</p>`));
  expect(stored()).toBe('<p>Gạo</p>');
  expect(toasts.map(({ title }) => title)).toEqual(['3 hình cần tải lên lại']);
  await act(async () => void editor().view.pasteHTML('<p>Chè</p>'));
  expect(toasts).toHaveLength(1);
});

it('tells the form when it is left', async () => {
  await open('<p>Gạo</p>');
  await act(async () => void editor().commands.focus());
  await act(async () => void paper().dispatchEvent(new FocusEvent('blur')));
  expect(blurred).toBe(1);
});
