import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  button,
  changes,
  choose,
  closeEditor,
  editor,
  found,
  key,
  openEditor,
  paper,
  press,
  pressText,
  select,
  selectAll,
  setFromOutside,
  stored,
  type,
} from '#tests/web/support/open-editor.tsx';

// The sanitizer needs a real browser; tests/journeys/written-text.test.ts runs it in one.
vi.mock('#web/ui/data/sanitize-html.ts', () => ({ sanitizeHtml: (html: string) => html }));

afterEach(closeEditor);

it('shows a stored text as a named text box', async () => {
  await openEditor('<p>Gạo nếp</p>', { invalid: true });
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
  await openEditor('', { placeholder: 'Viết ở đây' });
  expect(paper().querySelector('[data-placeholder]')?.getAttribute('data-placeholder')).toBe('Viết ở đây');
  await type('a');
  expect(paper().querySelector('[data-placeholder]')).toBeNull();
  await act(async () => void editor().commands.clearContent(true));
  expect(stored()).toBe('');
});

it('takes a text from outside, and does not report it as a change', async () => {
  await openEditor('<p>Một</p>');
  await setFromOutside('<p>Hai</p>');
  expect(paper().textContent).toBe('Hai');
  expect(changes).toEqual([]);
  await type('a');
  expect(changes).toEqual(['<p>Haia</p>']);
});

it('is read only without a toolbar, and can still be reached by keyboard', async () => {
  await openEditor('<p>Gạo</p>', { readOnly: true });
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
  await openEditor('<p>Gạo</p>');
  await select(1, 4);
  expect(button(label)?.getAttribute('aria-pressed')).toBe('false');
  await press(label);
  expect(stored()).toBe(html);
  expect(button(label)?.getAttribute('aria-pressed')).toBe('true');
  await press(label);
  expect(stored()).toBe('<p>Gạo</p>');
});

it('sets headings of three levels and running text again', async () => {
  await openEditor('<p>Gạo</p>');
  await press('Kiểu chữ');
  await choose('Tiêu đề 2');
  expect(stored()).toBe('<h2>Gạo</h2>');
  expect(button('Kiểu chữ')?.textContent).toContain('Tiêu đề 2');
  await press('Kiểu chữ');
  await choose('Đoạn văn');
  expect(stored()).toBe('<p>Gạo</p>');
});

it.each([
  ['Màu chữ', 'Màu đỏ', '<p><span style="color: #b3261e">Gạo</span></p>'],
  ['Màu nền', 'Màu nâu', '<p><span style="background-color: #fff1d6">Gạo</span></p>'],
])('%s colours the selection and removes the colour', async (label, colour, html) => {
  await openEditor('<p>Gạo</p>');
  await selectAll();
  await press(label);
  await press(colour);
  expect(stored()?.replace(';"', '"')).toBe(html);
  expect(button(label)?.getAttribute('aria-pressed')).toBe('true');
  await press(label);
  await press('Bỏ màu');
  expect(stored()).toBe('<p>Gạo</p>');
});

it('indents paragraphs from 0 to 8 levels, all that are selected', async () => {
  await openEditor('<p>a</p><h2>b</h2>');
  await selectAll();
  await press('Thụt ra');
  expect(changes).toEqual([]);
  await press('Thụt vào');
  expect(stored()?.replaceAll(';"', '"')).toBe(
    '<p style="padding-left: 3em">a</p><h2 style="padding-left: 3em">b</h2>',
  );
  for (let level = 0; level < 9; level += 1) await press('Thụt vào');
  expect(stored()).toContain('padding-left: 24em');
  expect(stored()).not.toContain('27em');
});

it('moves list items by the same buttons and by Tab; elsewhere Tab leaves', async () => {
  await openEditor('<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>');
  await select(8);
  await press('Thụt vào');
  expect(stored()).toContain('<li><p>a</p><ul><li><p>b</p></li></ul></li>');
  await press('Thụt ra');
  expect(stored()).toContain('<li><p>a</p></li><li><p>b</p></li>');
  await select(8);
  expect(await key('Tab')).toBe(true);
  expect(stored()).toContain('<li><p>a</p><ul><li><p>b</p></li></ul></li>');
  await select(editor().state.doc.content.size - 1);
  expect(await key('Tab')).toBe(false);
});

it('after Escape Tab leaves a list too, and the text stays', async () => {
  await openEditor('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
  await select(8);
  await key('Escape');
  await key('Shift');
  expect(await key('Tab')).toBe(false);
  expect(changes).toEqual([]);
  await key('Escape');
  await key('x');
  expect(await key('Tab')).toBe(true);
});

it('Tab leaves a table', async () => {
  await openEditor('<table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>');
  await select(4);
  expect(await key('Tab')).toBe(false);
  expect(await key('Tab', true)).toBe(false);
  expect(changes).toEqual([]);
});

it('inserts a table with a header row, changes and deletes it', async () => {
  await openEditor('<p></p>');
  expect(button('Bảng')?.getAttribute('aria-pressed')).toBe('false');
  const table = () => ({
    rows: stored()?.match(/<tr>/g)?.length ?? 0,
    headers: stored()?.match(/<th>/g)?.length ?? 0,
    cells: stored()?.match(/<t[dh]>/g)?.length ?? 0,
  });
  const changed = async (label: string) => {
    await press('Bảng');
    await choose(label);
    return table();
  };
  expect(await changed('Chèn bảng')).toEqual({ rows: 3, headers: 3, cells: 9 });
  expect(stored()).toMatch(/^<table><thead><tr><th><p><\/p><\/th>/);
  expect(button('Bảng')?.getAttribute('aria-pressed')).toBe('true');
  expect(await changed('Thêm hàng phía dưới')).toEqual({ rows: 4, headers: 3, cells: 12 });
  expect(await changed('Thêm cột bên phải')).toEqual({ rows: 4, headers: 4, cells: 16 });
  expect(await changed('Thêm cột bên trái')).toEqual({ rows: 4, headers: 5, cells: 20 });
  expect(await changed('Xóa cột')).toEqual({ rows: 4, headers: 4, cells: 16 });
  await select(4);
  expect(await changed('Thêm hàng phía trên')).toMatchObject({ rows: 5 });
  expect(await changed('Xóa hàng')).toMatchObject({ rows: 4 });
  await select(4);
  const { headers } = table();
  expect((await changed('Hàng tiêu đề')).headers).not.toBe(headers);
  await act(async () => void editor().commands.setCellSelection({ anchorCell: 2, headCell: 6 }));
  await changed('Gộp hoặc tách ô');
  expect(stored()).toContain('colspan="2"');
  await changed('Xóa bảng');
  expect(stored()).toBe('');
});

it('keeps joined cells, captions, scopes and alignment of a stored text', async () => {
  const table =
    '<table><thead><tr><th scope="col" colspan="2"><p>a</p></th></tr></thead><tbody><tr><td rowspan="2"><p>b</p></td><td><p>c</p></td></tr><tr><td><p>d</p></td></tr></tbody></table>';
  await openEditor(
    `${table}<figure><p><img src="/media/a.webp" alt="x" width="6" height="4"></p><figcaption>e</figcaption></figure><p style="text-align: center">f</p>`,
  );
  await act(async () => void editor().chain().focus('end').insertContent('g').run());
  expect(stored()?.replaceAll(';"', '"')).toBe(
    `${table.replace('scope="col" colspan="2"', 'colspan="2" scope="col"')}<figure><p><img src="/media/a.webp" alt="x" width="6" height="4"></p><figcaption>e</figcaption></figure><p style="text-align: center">fg</p>`,
  );
});

it.each([
  ['a head of two rows stays a head', ['th th', 'th th'], ['th td', 'td td'], 2],
  ['a first column of headers makes no head', [], ['th td', 'th td'], 0],
  ['headers alone make no head', [], ['th th', 'th th'], 0],
])('%s', async (_, head, body, heads) => {
  const row = (cells: string) =>
    `<tr>${cells
      .split(' ')
      .map((tag) => `<${tag}><p>a</p></${tag}>`)
      .join('')}</tr>`;
  const part = (tag: string, rows: string[]) =>
    rows.length > 0 ? `<${tag}>${rows.map(row).join('')}</${tag}>` : '';
  const table = `<table>${part('thead', head)}${part('tbody', body)}</table>`;
  await openEditor(`${table}<p>Chợ</p>`);
  await act(async () => void editor().chain().focus('end').insertContent(' quê').run());
  expect(stored()).toBe(`${table}<p>Chợ quê</p>`);
  expect(stored()?.split('</thead>')[0]?.match(/<tr>/g)?.length).toBe(heads || body.length);
});

it('a header cell that reaches into the body makes no head', async () => {
  const table =
    '<table><tbody><tr><th rowspan="2"><p>a</p></th><th><p>b</p></th></tr><tr><td><p>c</p></td></tr></tbody></table>';
  await openEditor(`${table}<p>Chợ</p>`);
  await act(async () => void editor().chain().focus('end').insertContent(' quê').run());
  expect(stored()).toBe(`${table}<p>Chợ quê</p>`);
});

it('spans beyond 99 and widths are not drawn', async () => {
  await openEditor(
    '<table><colgroup><col width="90"></colgroup><tbody><tr><td colspan="65000" rowspan="9999" colwidth="90"><p>a</p></td></tr></tbody></table>',
  );
  expect(editor().getHTML()).toContain('<tr><td><p>a</p></td></tr>');
});

it('links the selection, changes the link, and removes it', async () => {
  await openEditor('<p>Gạo</p>');
  await selectAll();
  const address = async (text: string) => {
    await press('Chèn liên kết');
    await act(async () => {
      const box = found<HTMLInputElement>('[inputmode="url"]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await pressText('Chèn');
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
  await pressText('Bỏ liên kết');
  expect(stored()).toBe('<p>Gạo</p>');
  await select(4);
  await address('/sau');
  expect(stored()).toBe('<p>Gạo<a href="/sau">/sau</a></p>');
});

it('clears the formats of the block around the caret, and of a selection', async () => {
  await openEditor(
    '<h2 style="padding-left: 3em; text-align: center"><strong>Gạo</strong></h2><p><em>Chè</em></p>',
  );
  await select(2);
  await press('Xóa định dạng');
  expect(stored()).toBe('<p>Gạo</p><p><em>Chè</em></p>');
  await selectAll();
  await press('Xóa định dạng');
  expect(stored()).toBe('<p>Gạo</p><p>Chè</p>');
});

it('has no button for pictures where none can be uploaded, and keeps none of another site', async () => {
  await openEditor('<p>a<img src="https://lang.vn/a.webp"><img src="/media/a.webp"></p>');
  expect(button('Chèn hình ảnh')).toBeNull();
  expect(editor().getHTML()).toBe('<p>a<img src="/media/a.webp"></p>');
});
