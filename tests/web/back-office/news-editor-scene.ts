import { newsDrafts } from '#shared/news/index.ts';
import { NewsText } from '#shared/news/news.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { type Answer, answer } from '../support/network.ts';
import { renderAt } from '../support/render-at.tsx';

export const id = '01J0000000000000000000000A';
export const savedAt = '2026-11-21T02:00:00.000Z';
const text = NewsText.parse({ title: 'Hội làng', content: '<p>Rước kiệu.</p>' });
export const published = { status: 'published', publishedVersion: 2, slug: 'hoi-lang' } as const;
export const titleName = new RegExp(`^${texts.staffNews.form.title}`);

export type Given = { text?: Partial<NewsText>; draftVersion?: number; state?: object; by?: string };
/** A news item as the editor loads it: by default a draft that was never published. */
export const opened = (given: Given = {}) =>
  exampleOf(newsDrafts.getDraft.reply, {
    text: { ...text, ...given.text },
    draft: { draftVersion: given.draftVersion ?? 3, savedAt, savedBy: 'mai' },
    savedBy: given.by === undefined ? null : { id: 'mai', fullName: given.by },
    state: {
      status: 'draft',
      slug: '',
      publishedAt: null,
      updatedAt: savedAt,
      publishAt: null,
      publishedVersion: 0,
      hasDraft: true,
      reason: null,
      version: 5,
      ...given.state,
    },
  });
export const draft = (given: Given = {}) => answer(newsDrafts.getDraft, opened(given));
export const saved = (draftVersion: number, version = 6) =>
  answer(newsDrafts.saveDraft, { draftVersion, savedAt, savedBy: 'an', version });

/** Opens the editor of an item, or of a new one. */
export async function openEditor(item: string, ...answers: Answer[]) {
  const shown = await renderAt(`/admin/posts/events-news/${item}`, { as: 'collaborator', answers });
  const titleBox = () => shown.page.findByRole<HTMLInputElement>('textbox', { name: titleName });
  const press = async (label: string) =>
    shown.user.click(await shown.page.findByRole('button', { name: label }));
  return { ...shown, titleBox, press, title: await titleBox() };
}
