import { describe, expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { exampleOf } from '../support/example-of.ts';
import { hold, refuse } from '../support/network.ts';
import { renderAt, type Screen } from '../support/render-at.tsx';
import type { ListCase } from './list-case.ts';
import { listCases } from './list-cases.ts';

/** The last of them: others stand above the list. */
function buttonOf({ page }: Screen, name: string): HTMLElement {
  const found = page.getAllByRole('button', { name }).at(-1);
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

/** A page beyond the end of a list with numbered pages; a list without them knows no such answer. */
const pageNine = ({ list, grows }: ListCase): unknown => {
  const least: unknown = exampleOf(list.reply);
  return typeof least === 'object' && least !== null && 'totalPages' in least && !grows
    ? { ...least, data: [], page: 9, total: 26, totalPages: 1, hasNext: false, hasPrev: true }
    : undefined;
};

describe.each(listCases)('$name', (list) => {
  const { url, as, beside = [], says, narrowed } = list;
  const open = (at: string, answer: ListCase['full']) =>
    renderAt(at, { ...(as && { as }), answers: [...beside, answer] });
  const faces = new Set([...Object.values(says), ...(narrowed ? [narrowed.says] : [])]);
  const shown = (page: Screen['page']) => [...faces].filter((words) => page.queryAllByText(words).length > 0);

  /** All faces that are shown once this one is there, and whether something is still on its way. */
  async function facesWith(words: string, { page }: Screen): Promise<string[]> {
    await page.findByText(words);
    return [
      ...shown(page),
      ...page.queryAllByText(texts.common.loading).map(({ textContent }) => textContent),
    ];
  }

  // One page goes through all faces: loading the page costs more than all of them.
  it('keeps its place on its way, says that it failed, tries again when asked, and shows what there is', async () => {
    const failure = hold(refuse(list.list, 'BAD_REQUEST'));
    const screen = await open(narrowed?.url ?? url, failure);
    await screen.page.findAllByText(texts.common.loading);
    expect(shown(screen.page)).toEqual([]);
    failure.release();
    await screen.page.findByText(says.failed);
    expect(shown(screen.page)).toEqual([says.failed]);
    screen.network.answer(narrowed ? list.empty : list.full);
    await screen.user.click(buttonOf(screen, texts.ui.state.retry));
    if (narrowed) {
      expect(await facesWith(narrowed.says, screen)).toEqual([narrowed.says]);
      screen.network.answer(list.full);
      await screen.user.click(buttonOf(screen, narrowed.widen));
    }
    expect(await facesWith(says.full, screen)).toEqual([says.full]);
    if (narrowed) expect(location.search).toBe('');
  });

  const pastTheEnd = list.list.reply.safeParse(pageNine(list)).success;
  it.runIf(pastTheEnd)(
    'leads from a page beyond its end back to the last page that has something',
    async () => {
      const at = `${url}${url.includes('?') ? '&' : '?'}page=9`;
      const screen = await open(at, { contract: list.list, give: () => Response.json(pageNine(list)) });
      await screen.page.findByText(texts.common.list.pastEnd);
      expect(shown(screen.page)).toEqual([]);
      screen.network.answer(list.full);
      await screen.user.click(buttonOf(screen, texts.common.list.toLast));
      expect(await facesWith(says.full, screen)).toEqual([says.full]);
      expect(location.search).not.toContain('page=9');
    },
  );

  // Where a list that is narrowed to nothing says the same, it was said above.
  if (narrowed?.says === says.empty) return;
  it('says that there is nothing', async () => {
    const screen = await open(url, list.empty);
    expect(await facesWith(says.empty, screen)).toEqual([says.empty]);
  });
});
