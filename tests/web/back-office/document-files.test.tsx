import { describe, expect, it } from 'vitest';
import * as library from '#shared/library/index.ts';
import { createUpload, finishUpload, getUpload } from '#shared/media/upload.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { answer, hold, refuse } from '../support/network.ts';
import { playBucket } from '../support/played-bucket.ts';
import type { Screen } from '../support/render-at.tsx';
import { detail, edited, id, openDocument } from './document-scene.ts';

const { attachments: files, thumbnail, settings, chapters } = texts.staffLibrary;
const place = answer(createUpload, {
  id: 'u9',
  uploadUrl: '/uploads/u9?signed',
  parts: null,
  headers: {},
  expiresAt: '2026-11-21T03:00:00.000Z',
  maxBytes: 9_000_000,
  ufsUrl: '',
  type: 'application/pdf',
});
const arrived = answer(finishUpload, { id: 'u9', status: 'arrived', url: null });
const attachment = (nth: number) => ({
  id: `u${nth}`,
  fileName: `Gốm ${nth}.pdf`,
  fileUrl: `/media/files/u${nth}/gom.pdf`,
  mimeType: 'application/pdf',
});
const many = (count: number) => Array.from({ length: count }, (_, nth) => attachment(nth));
const boxOf = (page: Screen['page'], title: string) =>
  page.queryByText(title)?.closest('label')?.querySelector('input') ?? null;

describe('the attachments of a document', () => {
  it('are added under a safe name, as long as there is room for one more', async () => {
    const sending = hold(place);
    const attaching = answer(library.addDocumentAttachment, attachment(9));
    const shown = await openDocument({ attachments: many(18) }, sending, arrived, attaching);
    const { page, user, network } = shown;
    const sent = playBucket();
    page.getByText('Tối đa 20 tệp, mỗi tệp 50 MB.');
    const box = boxOf(page, files.add);
    expect(box?.accept.split(',')).toEqual(expect.arrayContaining(['application/pdf', 'text/csv']));
    expect(box?.multiple).toBe(true);
    const file = new File(['x'], 'Cẩm nang Gốm.PDF', { type: 'application/pdf' });
    await user.upload(box ?? document.createElement('input'), file);
    await page.findByText('Đang tải Cẩm nang Gốm.PDF...');
    // One that is on its way takes a place of its own.
    expect(boxOf(page, files.add)?.multiple).toBe(false);
    sending.release();
    await expect.poll(() => network.askedOf(library.addDocumentAttachment)).toHaveLength(1);
    const [asked] = network.askedOf(library.addDocumentAttachment);
    expect(asked?.params).toEqual({ id });
    expect(asked?.body).toEqual({
      fileUrl: '/media/files/u9/cam-nang-gom.pdf',
      mimeType: 'application/pdf',
      fileName: 'Cẩm nang Gốm.PDF',
    });
    expect(network.askedOf(createUpload)[0]?.params).toEqual({ kind: 'files' });
    expect(sent).toEqual(['/uploads/u9?signed']);
    await expect.poll(() => page.queryByText(/^Đang tải Cẩm/)).toBeNull();
    await expect.poll(() => network.askedOf(library.getDocument).length).toBeGreaterThan(1);
  });

  it('are no more than twenty', async () => {
    const { page } = await openDocument({ attachments: many(20) });
    expect(await page.findByRole('link', { name: 'Gốm 19.pdf' })).toBeTruthy();
    expect(boxOf(page, files.add)).toBeNull();
  });

  it('that was not added says so and can be dropped', async () => {
    const refused = refuse(library.addDocumentAttachment, 'ATTACHMENTS_FULL');
    const { page, user } = await openDocument({}, place, arrived, refused);
    playBucket();
    const file = new File(['x'], 'gốm.pdf', { type: 'application/pdf' });
    await user.upload(boxOf(page, files.add) ?? document.createElement('input'), file);
    await user.click(await page.findByRole('button', { name: 'Bỏ gốm.pdf' }));
    await expect.poll(() => page.queryByRole('button', { name: 'Bỏ gốm.pdf' })).toBeNull();
  });
});

describe('the picture of a document', () => {
  it('is shown small, and removed with one call at a time', async () => {
    const removing = hold(answer(library.setDocumentThumbnail, { thumbnailUrl: null }));
    const { page, user, network } = await openDocument({ thumbnailUrl: '/media/p/{width}.webp' }, removing);
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(sources).toContain('/media/p/320.webp');
    const remove = page.getByRole<HTMLButtonElement>('button', { name: thumbnail.remove });
    await user.click(remove);
    await expect.poll(() => remove.disabled).toBe(true);
    removing.release();
    await expect.poll(() => remove.disabled).toBe(false);
    expect(network.askedOf(library.setDocumentThumbnail)).toMatchObject([
      { params: { id }, body: { thumbnailUrl: null } },
    ]);
  });

  it('is uploaded and set as soon as it can be shown, or says that it was not set', async () => {
    const ready = answer(getUpload, { id: 'u9', status: 'ready', url: '/media/p/u9/{width}.webp' });
    const refused = refuse(library.setDocumentThumbnail, 'UNKNOWN_UPLOAD');
    const { page, user, network } = await openDocument({}, place, arrived, ready, refused);
    playBucket();
    expect(page.queryByRole('button', { name: thumbnail.remove })).toBeNull();
    const box = boxOf(page, thumbnail.add);
    expect([box?.multiple, box?.accept]).toEqual([false, 'image/jpeg,image/png,image/webp,image/avif']);
    await user.upload(
      box ?? document.createElement('input'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    );
    await page.findByText(thumbnail.failed);
    expect(network.askedOf(library.setDocumentThumbnail)).toMatchObject([
      { params: { id }, body: { thumbnailUrl: '/media/p/u9/1280.webp' } },
    ]);
  });
});

describe('the settings of a document', () => {
  it('name its category, its readers and whether they may keep it', async () => {
    const facts = (page: Screen['page']) =>
      [settings.form.categoryId, settings.form.audience, settings.form.offline].map(
        (label) => page.getAllByText(label)[0]?.parentElement?.textContent,
      );
    const members = await openDocument();
    expect(facts(members.page)).toEqual([
      `${settings.form.categoryId}Nghề làng`,
      `${settings.form.audience}${texts.staffLibrary.audience.members}`,
      `${settings.form.offline}${settings.no}`,
    ]);
  });

  it('still name a category that was deleted, and are saved without a version nobody knows', async () => {
    const given = { categoryId: 'cu', categoryName: 'Mục cũ', audience: 'public', offline: true };
    const { page, user, network } = await openDocument({ ...given, staff: undefined });
    network.answer(answer(library.updateDocument, detail()));
    page.getByText(texts.staffLibrary.audience.public);
    page.getByText(settings.yes);
    await user.click(page.getByRole('button', { name: settings.change }));
    const category = await page.findByRole('combobox', { name: /^Danh mục/ });
    expect(category.textContent).toContain('Mục cũ');
    await user.click(category);
    await expect
      .poll(() => page.queryAllByRole('option').map(({ textContent }) => textContent))
      .toEqual(['Mục cũ', 'Nghề làng', 'Bếp quê']);
    await user.click(page.getByRole('option', { name: 'Nghề làng' }));
    await expect.poll(() => category.textContent).toContain('Nghề làng');
    await user.click(page.getByRole('button', { name: settings.form.save }));
    await page.findByText(settings.saved);
    await expect.poll(() => page.queryByRole('dialog')).toBeNull();
    const [asked] = network.askedOf(library.updateDocument);
    expect(asked?.body).toEqual({ categoryId: 'nghe', audience: 'public', offline: true });
  });

  it('are saved over what somebody else has changed meanwhile', async () => {
    const { page, user, network } = await openDocument();
    const newest = detail({ audience: 'public', staff: { ...detail().staff, version: 8 } });
    const [late, taken] = [
      refuse(library.updateDocument, 'STALE_STATE'),
      answer(library.updateDocument, newest),
    ];
    network.answer(answer(library.getDocument, newest), {
      ...taken,
      give: (asked) => ((asked.body as { version: number }).version === 8 ? taken : late).give(asked),
    });
    await user.click(page.getByRole('button', { name: settings.change }));
    const audiences = await page.findByRole('combobox', { name: /^Ai được đọc/ });
    const optionsOf = async (box: HTMLElement) => {
      await user.click(box);
      const options = await page.findAllByRole('option');
      await user.keyboard('{Escape}');
      await expect.poll(() => page.queryByRole('option')).toBeNull();
      return options.map(({ textContent }) => textContent);
    };
    expect(await optionsOf(audiences)).toEqual(['Thành viên', 'Mọi người']);
    expect(await optionsOf(page.getByRole('combobox', { name: /^Danh mục/ }))).toEqual([
      'Nghề làng',
      'Bếp quê',
    ]);
    await user.click(await page.findByRole('switch', { name: new RegExp(settings.form.offline) }));
    await user.click(page.getByRole('button', { name: settings.form.save }));
    await page.findByText(settings.saved);
    expect(network.askedOf(library.updateDocument).map(({ body }) => body)).toEqual([
      { categoryId: 'nghe', audience: 'members', offline: true, version: 5 },
      { categoryId: 'nghe', audience: 'public', offline: true, version: 8 },
    ]);
  });
});

it('of a document that was deleted nothing can be changed until it is opened again', async () => {
  const archived = answer(library.documentDrafts.getDraft, edited({ state: { status: 'archived' } }));
  const given = { attachments: many(1), thumbnailUrl: '/media/p/{width}.webp' };
  const { page } = await openDocument(given, archived);
  const closed = (role: 'button' | 'switch', name: string) =>
    page.getByRole<HTMLButtonElement>(role, { name }).disabled;
  expect([
    closed('button', 'Gỡ tệp “Gốm 0.pdf”'),
    closed('button', thumbnail.remove),
    closed('button', settings.change),
    closed('button', chapters.add),
    closed('button', 'Di chuyển “Một”'),
    closed('switch', 'Hiển thị “Một” với người đọc'),
    closed('button', 'Xóa “Một”'),
  ]).toEqual(Array.from({ length: 7 }, () => true));
  expect([boxOf(page, files.add), boxOf(page, thumbnail.add)]).toEqual([null, null]);
  expect(page.getByRole('textbox', { name: /^Tiêu đề/ }).closest('fieldset')?.disabled).toBe(true);
});
