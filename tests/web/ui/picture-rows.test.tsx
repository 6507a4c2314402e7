import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewsText } from '#shared/news/news.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { vi as texts } from '#web/locales/vi.ts';
import { draftOf, NewsBoxes, type NewsDraft } from '#web/back-office/posts/rules/news-draft.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';
import { PictureRows } from '#web/ui/publishing/picture-rows.tsx';

const answers = vi.hoisted(() => ({ sent: [] as PromiseWithResolvers<{ url: string }>[] }));
vi.mock('#web/platform/uploads/upload-picture.ts', () => ({
  uploadPicture: () => {
    const answer = Promise.withResolvers<{ url: string }>();
    answers.sent.push(answer);
    return answer.promise;
  },
}));

const { pictures } = texts.publishing;
const at = (text: string, index: number) => `[aria-label="${text.replace('{{index}}', String(index))}"]`;
const image = (url: string, alt: string) => ({ url, alt, width: null, height: null });

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
let counts: number[] = [];
const count = (arriving: number) => void counts.push(arriving);
beforeEach(() => {
  counts = [];
  answers.sent = [];
});
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

async function open(names: readonly string[], { most = 3, locked = false } = {}) {
  const text = NewsText.parse({ images: names.map((name) => image(`/${name}-{width}.webp`, name)) });
  function Form() {
    const form = useContractForm(NewsBoxes, { values: draftOf(text), send: () => Promise.resolve() });
    const { images } = form.watch() as NewsDraft;
    return (
      <ContractForm form={form} texts={{ ns: 'staffNews', at: 'form' }}>
        <PictureRows most={most} locked={locked} onArriving={count} />
        <output>{images.map(({ url, alt }) => `${url} ${alt}`).join(', ')}</output>
      </ContractForm>
    );
  }
  screen = await renderForm(<Form />);
  return screen;
}
const held = () => document.querySelector('output')?.textContent;
const files = () => document.querySelector<HTMLInputElement>('input[type=file]');
const give = (...names: string[]) =>
  act(async () => {
    const chosen = names.map((name) => new File(['x'], name, { type: 'image/png' }));
    Object.defineProperty(files(), 'files', { value: chosen, configurable: true });
    files()?.dispatchEvent(new Event('change', { bubbles: true }));
  });
const disabled = () =>
  [...document.querySelectorAll<HTMLButtonElement>('ol button')].map((button) => button.disabled);

it('pictures are shown small with their descriptions, and the first one stays first', async () => {
  await open(['a', 'b']);
  const shown = [...document.querySelectorAll('ol img')].map((one) => one.getAttribute('src'));
  expect(shown).toEqual(['/a-160.webp', '/b-160.webp']);
  expect(screen?.box('images.1.alt')?.value).toBe('b');
  expect(screen?.box('images.1.alt')?.labels?.[0]?.textContent).toBe('Mô tả ảnh 2');
  expect(disabled()).toEqual([true, false, false, false]);
});

it('a picture is moved up or taken out, and described', async () => {
  const { click, fill } = await open(['a', 'b', 'c']);
  await click(at(pictures.first, 3));
  expect(held()).toBe('/a-{width}.webp a, /c-{width}.webp c, /b-{width}.webp b');
  await click(at(pictures.remove, 1));
  expect(held()).toBe('/c-{width}.webp c, /b-{width}.webp b');
  await fill('images.1.alt', 'Chè');
  expect(held()).toBe('/c-{width}.webp c, /b-{width}.webp Chè');
});

it('a picture that arrived comes last, without a description; until then it is counted', async () => {
  await open(['a']);
  expect(counts).toEqual([0]);
  await give('b.png', 'c.png');
  expect([counts.at(-1), files()]).toEqual([2, null]);
  await act(async () => answers.sent[0]?.resolve({ url: '/b.webp' }));
  expect([held(), counts.at(-1)]).toEqual(['/a-{width}.webp a, /b.webp ', 1]);
  await act(async () => answers.sent[1]?.resolve({ url: '/c.webp' }));
  expect([held(), counts.at(-1), files()]).toEqual(['/a-{width}.webp a, /b.webp , /c.webp ', 0, null]);
});

it('no more pictures are taken than there is room for', async () => {
  await open(['a'], { most: 2 });
  expect(files()?.multiple).toBe(false);
  expect(files()?.accept).toContain('image/png');
  await screen?.close();
  await open(['a', 'b'], { most: 2 });
  expect(files()).toBeNull();
});

it('of a locked item nothing can be changed', async () => {
  await open(['a', 'b'], { locked: true });
  expect([disabled(), files()]).toEqual([[true, true, true, true], null]);
});
