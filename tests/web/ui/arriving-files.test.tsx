import { act, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { vi as texts } from '#web/locales/vi.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { ArrivingFiles } from '#web/ui/publishing/arriving-files.tsx';
import { useArrivingFiles } from '#web/ui/publishing/use-arriving-files.ts';

const words = texts.publishing.files;
const named = (text: string, name: string) => text.replace('{{name}}', name);
const label = (text: string, name: string) => `[aria-label="${named(text, name)}"]`;

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});

/** A page that sends files; the test answers each of them, once or several times. */
async function aPage() {
  const sent: { name: string; signal: AbortSignal; answer: PromiseWithResolvers<string> }[] = [];
  function Page() {
    const [arrived, setArrived] = useState<readonly string[]>([]);
    const files = useArrivingFiles<string>({
      upload: ({ name }, { signal }) => {
        const answer = Promise.withResolvers<string>();
        sent.push({ name, signal, answer });
        return answer.promise;
      },
      // It adds to what this drawing of the page knows, so an earlier one would lose a file.
      onArrived: (file) => setArrived([...arrived, file]),
    });
    const add = () => files.add([new File(['a'], 'chè.pdf'), new File(['b'], 'gạo.pdf')]);
    return (
      <>
        <button onClick={add}>Chọn</button>
        <output>{arrived.join(', ')}</output>
        <ArrivingFiles files={files} />
      </>
    );
  }
  screen = await renderForm(<Page />);
  await screen.press('Chọn');
  return {
    sent,
    click: screen.click,
    arrive: (nth: number, file: string) => act(async () => sent[nth]?.answer.resolve(file)),
    fail: (nth: number, error: Error) => act(async () => sent[nth]?.answer.reject(error)),
    arrived: () => document.querySelector('output')?.textContent,
    lines: () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent),
  };
}

it('files are sent side by side, and each joins the others as soon as it has arrived', async () => {
  const { arrive, arrived, lines } = await aPage();
  expect(lines()).toEqual([named(words.sending, 'chè.pdf'), named(words.sending, 'gạo.pdf')]);
  expect(document.querySelector(label(words.retry, 'chè.pdf'))).toBeNull();
  await arrive(1, 'gạo');
  expect([arrived(), lines()]).toEqual(['gạo', [named(words.sending, 'chè.pdf')]]);
  await arrive(0, 'chè');
  expect([arrived(), document.querySelector('ul')]).toEqual(['gạo, chè', null]);
});

it('a file that did not arrive says why, and can be sent again', async () => {
  const { fail, arrive, arrived, lines, click, sent } = await aPage();
  await fail(0, new TypeError('Failed to fetch'));
  await fail(1, new ApiError({ status: 413, code: 'FILE_TOO_LARGE', message: 'Tệp quá lớn.' }));
  expect(lines()).toEqual([named(words.failed, 'chè.pdf'), 'Tệp quá lớn.']);
  await click(label(words.retry, 'chè.pdf'));
  expect(lines()).toEqual(['Tệp quá lớn.', named(words.sending, 'chè.pdf')]);
  await arrive(2, 'chè');
  expect([arrived(), sent.map(({ name }) => name)]).toEqual(['chè', ['chè.pdf', 'gạo.pdf', 'chè.pdf']]);
});

it('a file that is taken back is not sent any further, and joins nothing though it arrived', async () => {
  const { arrive, fail, arrived, lines, click, sent } = await aPage();
  await click(label(words.drop, 'chè.pdf'));
  expect([sent[0]?.signal.aborted, sent[1]?.signal.aborted]).toEqual([true, false]);
  expect(lines()).toEqual([named(words.sending, 'gạo.pdf')]);
  await arrive(0, 'chè');
  await click(label(words.drop, 'gạo.pdf'));
  await fail(1, new Error('aborted'));
  expect([arrived(), lines()]).toEqual(['', []]);
});

it('files that are on their way when the page is left are not sent any further', async () => {
  const { sent } = await aPage();
  await screen?.close();
  screen = undefined;
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
