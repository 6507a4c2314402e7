import { act, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { newsDrafts } from '#shared/news/index.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { plainBoxes } from '#web/ui/publishing/plain-boxes.ts';
import type { PublicationDesk } from '#web/ui/publishing/publication-desk.ts';
import { PublicationPage } from '#web/ui/publishing/publication-page.tsx';

const server = vi.hoisted(() => ({ titles: new Map<string, string>(), saved: [] as object[] }));
vi.mock('#web/platform/api/call.ts', () => ({
  call: (_: unknown, { params, body }: { params: { id: string }; body?: object }) => {
    if (body) server.saved.push(body);
    return Promise.resolve({
      text: { title: server.titles.get(params.id) },
      draft: { draftVersion: 1, savedAt: '2026-11-20T02:00:00.000Z', savedBy: null },
      savedBy: null,
      state: { status: 'draft', publishAt: null, publishedVersion: 0, hasDraft: true, version: 1, slug: '' },
    });
  },
}));

type Title = { title: string };
const made: string[] = [];
const desk: PublicationDesk<Title, Title> = {
  ...plainBoxes(z.strictObject({ title: z.string().default('') })),
  routes: newsDrafts,
  root: ['news'],
  form: { ns: 'staffNews', at: 'form' },
  removal: { contract: newsDrafts.getDraft, texts: { ns: 'staffNews', at: 'act' } },
  // A title that ends with an ellipsis is not written to its end.
  textOf: ({ title }, saved) => ({ title: title.endsWith('…') ? saved.title : title }),
  compare: () => [],
  create: ({ title }) => {
    const id = `made${made.length}`;
    made.push(title);
    server.titles.set(id, title);
    return Promise.resolve({ id });
  },
  Fields: () => <TextField name="title" />,
  Preview: ({ text }) => text.title,
};

let go: (id: string) => Promise<void>;
function Page() {
  const [id, setId] = useState('new');
  useEffect(() => {
    go = (next) => act(async () => setId(next));
  }, []);
  return (
    <PublicationPage desk={desk} id={id} onCreated={setId} removal={{ params: {}, onRemoved: () => {} }} />
  );
}

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
beforeEach(() => {
  server.titles = new Map([['old', 'Tin cũ']]);
  made.length = 0;
  server.saved = [];
});
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});
const open = async () => {
  const shown = await renderForm(<Page />);
  screen = shown;
  const box = () => shown.box('title');
  return {
    box,
    write: async (title: string) => {
      await shown.fill('title', title);
      await shown.submit();
    },
  };
};

it('whoever writes a new item goes on in the same box once it is created', async () => {
  const { box, write } = await open();
  const before = box();
  await write('Một');
  expect([made, box() === before, box()?.value]).toEqual([['Một'], true, 'Một']);
});

it('each further new item begins empty, and stays while it is created', async () => {
  const { box, write } = await open();
  for (const title of ['Một', 'Hai', 'Ba']) {
    const begun = box();
    expect(begun?.value).toBe('');
    await write(title);
    expect([box() === begun, box()?.value]).toEqual([true, title]);
    await go('new');
  }
  expect(made).toEqual(['Một', 'Hai', 'Ba']);
});

it('another item is another editor, which is not drawn before its text is known', async () => {
  const { box, write } = await open();
  await write('Một');
  const before = box();
  await go('old');
  await expect
    .poll(async () => {
      await act(async () => undefined);
      return box()?.value;
    })
    .toBe('Tin cũ');
  expect(box()).not.toBe(before);
  await go('made0');
  await act(async () => undefined);
  expect(box()?.value).toBe('Một');
});

it('a box that is not filled to its end keeps what was saved', async () => {
  const { box, write } = await open();
  await go('old');
  await expect
    .poll(async () => {
      await act(async () => undefined);
      return box()?.value;
    })
    .toBe('Tin cũ');
  await write('Tin m…');
  expect(server.saved).toEqual([]);
  await write('Tin mới');
  expect(server.saved).toEqual([{ draftVersion: 1, text: { title: 'Tin mới' } }]);
});

it('whoever wrote nothing leaves at once, and whoever did is asked', async () => {
  await open();
  await screen?.go('/other');
  expect(screen?.at()).toBe('/other');
  await screen?.close();
  await open();
  await screen?.fill('title', 'Một');
  await screen?.go('/other');
  expect(screen?.at()).toBe('/form');
});

it('a text is a copy of what was saved, so that a form may change it', () => {
  const saved = { title: 'a' };
  const boxes = plainBoxes(z.strictObject({ title: z.string().default('') }));
  expect([boxes.blank, boxes.draftOf(saved), boxes.textOf(saved, saved), boxes.titleOf(saved)]).toEqual([
    { title: '' },
    saved,
    saved,
    'a',
  ]);
  expect([boxes.draftOf(saved) === saved, boxes.textOf(saved, saved) === saved]).toEqual([false, false]);
});
