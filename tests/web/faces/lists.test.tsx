import { describe, expect, it } from 'vitest';
import { vi as texts } from '#web/locales/vi.ts';
import { keepWaiting, refuse } from '../support/network.ts';
import { renderAt, type Screen } from '../support/render-at.tsx';
import type { ListCase } from './list-case.ts';
import { listCases } from './list-cases.ts';

/** The last of them: others stand above the list. */
function buttonOf({ page }: Screen, name: string): HTMLElement {
  const found = page.getAllByRole('button', { name }).at(-1);
  if (!found) throw new Error(`No button ${name}`);
  return found;
}

/** A list shows one face, and no other beside it. */
const facesOf = ({ page }: Screen, { says }: ListCase): string[] =>
  Object.entries(says).flatMap(([face, words]) => (page.queryAllByText(words).length > 0 ? [face] : []));

describe.each(listCases)('$name', (list) => {
  const { url, as, beside = [], says, narrowed } = list;
  const open = (more: Parameters<typeof renderAt>[1], at = url) =>
    renderAt(at, { ...(as && { as }), answers: [...beside, ...(more?.answers ?? [])] });

  it('keeps its place while it is on its way', async () => {
    const screen = await open({ answers: [keepWaiting(list.list)] });
    await screen.page.findAllByText(texts.common.loading);
    expect(facesOf(screen, list)).toEqual([]);
  });

  it('says that it failed and why, tries again when asked, and shows what there is', async () => {
    const refusal = refuse(list.list, 'BAD_REQUEST');
    const screen = await open({ answers: [refusal] });
    await screen.page.findByText(says.failed);
    expect(facesOf(screen, list)).toEqual(['failed']);
    screen.network.answer(list.full);
    await screen.user.click(buttonOf(screen, texts.ui.state.retry));
    await screen.page.findByText(says.full);
    expect(facesOf(screen, list)).toEqual(['full']);
    expect(screen.page.queryAllByText(texts.common.loading)).toEqual([]);
  });

  it('says that there is nothing', async () => {
    const screen = await open({ answers: [list.empty] });
    await screen.page.findByText(says.empty);
    expect(facesOf(screen, list)).toEqual(['empty']);
  });

  it.runIf(narrowed)('offers to widen what was narrowed to nothing', async () => {
    const { url: at, says: words, widen } = narrowed as NonNullable<typeof narrowed>;
    const screen = await open({ answers: [list.empty] }, at);
    await screen.page.findByText(words);
    screen.network.answer(list.full);
    await screen.user.click(buttonOf(screen, widen));
    await screen.page.findByText(says.full);
    expect(location.search).toBe('');
  });
});
