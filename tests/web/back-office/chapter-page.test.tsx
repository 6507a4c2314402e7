import { describe, expect, it } from 'vitest';
import { ChapterText } from '#shared/library/chapter.ts';
import * as library from '#shared/library/index.ts';
import { deleteCaptions, getVideo } from '#shared/media/video.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { answer, refuse } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';
import { detail, edited, id, known, reading, savedAt } from './document-scene.ts';

const { staffLibrary } = texts;

describe('the page of a chapter', () => {
  const text = ChapterText.parse({ title: 'Nhào đất', playbackId: 'v1' });
  const at = `/admin/posts/documents/${id}/chapters/c1`;
  const open = (given: Partial<ChapterText> = {}) =>
    renderAt(at, {
      as: 'collaborator',
      answers: [
        answer(
          library.chapterDrafts.getDraft,
          exampleOf(library.chapterDrafts.getDraft.reply, { ...edited(), text: { ...text, ...given } }),
        ),
        answer(getVideo, { playbackId: 'v1', seconds: 9, width: 640, height: 360, captions: ['vi'] }),
      ],
    });

  it('adds captions to its video, and deletes those it has', async () => {
    const { page: screen, user, network } = await open();
    network.answer(answer(deleteCaptions, { success: true }));
    await screen.findByRole('button', { name: 'Thêm phụ đề tiếng Anh cho video của chương' });
    await user.click(
      await screen.findByRole('button', { name: 'Xóa phụ đề tiếng Việt của video của chương' }),
    );
    await user.click(await screen.findByRole('button', { name: texts.uploads.captions.removeDo }));
    await expect
      .poll(() => network.askedOf(deleteCaptions))
      .toMatchObject([{ params: { playbackId: 'v1', language: 'vi' } }]);
  });

  it('saves its text and leaves out the video that was removed', async () => {
    const { page: screen, user, network } = await open();
    network.answer(
      answer(library.chapterDrafts.saveDraft, { draftVersion: 4, savedAt, savedBy: 'an', version: 6 }),
    );
    await user.click(await screen.findByRole('button', { name: staffLibrary.video.remove }));
    await user.type(await screen.findByRole('textbox', { name: /^Tiêu đề/ }), ' kỹ');
    await expect
      .poll(() => network.askedOf(library.chapterDrafts.saveDraft), { timeout: 5000 })
      .toHaveLength(1);
    expect(network.askedOf(library.chapterDrafts.saveDraft)[0]).toMatchObject({
      params: { id: 'c1' },
      body: { draftVersion: 3, text: { title: 'Nhào đất kỹ', playbackId: null } },
    });
  });

  it('is deleted within its document, which is shown then', async () => {
    const { page: screen, user, network } = await open();
    for (const one of [
      answer(library.deleteChapter, { success: true }),
      answer(library.chapterDrafts.saveDraft, { draftVersion: 4, savedAt, savedBy: 'an', version: 6 }),
      answer(library.documentDrafts.getDraft, edited()),
      answer(library.getDocument, detail()),
      reading,
      known,
    ])
      network.answer(one);
    // Unsaved text is deleted with the chapter, so no question about leaving follows.
    await user.type(await screen.findByRole('textbox', { name: /^Tiêu đề/ }), '!');
    await user.click(await screen.findByRole('button', { name: 'Xóa “Nhào đất!”' }));
    await user.click(await screen.findByRole('button', { name: staffLibrary.chapters.delete }));
    await expect.poll(() => location.pathname).toBe(`/admin/posts/documents/${id}`);
    expect(network.askedOf(library.deleteChapter)).toMatchObject([{ params: { id, chapterId: 'c1' } }]);
  });

  it('without a title is named so, has no address of its own, and leads back to its document', async () => {
    const { page: screen } = await open({ title: '', playbackId: null });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
      'textContent',
      texts.publishing.untitled,
    );
    expect(screen.getByRole('button', { name: `Xóa “${texts.publishing.untitled}”` })).toBeTruthy();
    expect(screen.queryByText(texts.publishing.address.card)).toBeNull();
    const back = screen.getByRole('link', { name: staffLibrary.chapters.back });
    expect(back.getAttribute('href')).toBe(`/admin/posts/documents/${id}`);
  });

  it.each(['CHAPTER_NOT_FOUND', 'BAD_REQUEST'] as const)('that is gone says so (%s)', async (code) => {
    const { page: screen } = await renderAt(at, {
      as: 'collaborator',
      answers: [refuse(library.chapterDrafts.getDraft, code)],
    });
    expect(await screen.findByText(staffLibrary.missingChapter.hint)).toBeTruthy();
  });
});
