import { act, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewsText } from '#shared/news/news.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { NewsVideoRows } from '#web/back-office/posts/components/news-video-rows.tsx';
import { useArrivalCounts } from '#web/back-office/posts/hooks/use-arrival-counts.ts';
import { draftOf, NewsBoxes, type NewsDraft, textOf } from '#web/back-office/posts/rules/news-draft.ts';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import type { MediaEntry } from '#web/platform/uploads/media-entry.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';

const store = vi.hoisted(() => ({
  entries: [] as readonly object[],
  changed: () => {},
  removed: [] as string[],
}));
vi.mock('#web/platform/uploads/use-media-uploads.ts', () => ({
  useMediaUploads: (kinds: object) => {
    const entries = useSyncExternalStore(
      (changed) => {
        store.changed = changed;
        return () => undefined;
      },
      () => store.entries,
    );
    const remove = (key: string) => {
      store.removed.push(key);
      store.entries = store.entries.filter((entry) => (entry as MediaEntry).key !== key);
      store.changed();
    };
    const nothing = () => undefined;
    return { kinds, entries, unfinished: [], remove, add: nothing, pause: nothing, resume: nothing };
  },
}));

const entry = (given: Partial<MediaEntry>): MediaEntry => ({
  key: 'k1',
  name: 'phim.mov',
  size: 3,
  role: 'video',
  status: 'sending',
  progress: 0.5,
  alt: '',
  ...given,
});
const set = (...entries: MediaEntry[]) =>
  act(async () => {
    store.entries = entries;
    store.changed();
  });

const text = NewsText.parse({ title: 'Chợ', content: 'a', videos: [{ playbackId: 'old' }] });
let counts: number[] = [];
const report = (count: number) => void counts.push(count);

function Form() {
  const form = useContractForm(NewsBoxes, { values: draftOf(text), send: () => Promise.resolve() });
  const arriving = useArrivalCounts(report);
  const values = form.watch() as NewsDraft;
  return (
    <ContractForm form={form} texts={{ ns: 'staffNews', at: 'form' }}>
      <NewsVideoRows locked={false} onArriving={arriving.videos} />
      <button type="button" onClick={() => arriving.pictures(2)}>
        pictures
      </button>
      <output>{JSON.stringify(textOf(values, text).videos)}</output>
    </ContractForm>
  );
}

let close: (() => Promise<unknown>) | undefined;
beforeEach(() => {
  store.entries = [];
  store.removed = [];
  counts = [];
});
afterEach(() => close?.());

const open = async () => {
  const form = await renderForm(<Form />);
  ({ close } = form);
  return form;
};
const videos = () => document.querySelector('output')?.textContent;
const tap = (label: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click());

it('a video joins the item once it arrived, and until then counts as arriving', async () => {
  const { press } = await open();
  expect([videos(), counts.at(-1)]).toEqual(['[{"playbackId":"old"}]', 0]);
  await set(entry({}));
  await press('pictures');
  expect(counts.slice(-2)).toEqual([1, 3]);
  await set(entry({ status: 'packaging', id: undefined }));
  expect(videos()).toBe('[{"playbackId":"old"}]');
  await set(entry({ status: 'done', id: 'new' }));
  expect([videos(), counts.at(-1)]).toEqual(['[{"playbackId":"old"},{"playbackId":"new"}]', 2]);
  await set(entry({ status: 'done', id: 'new', alt: 'again' }));
  expect(videos()).toBe('[{"playbackId":"old"},{"playbackId":"new"}]');
});

it('a video is taken out of the item, whether it is new or old', async () => {
  const { text: shown } = await open();
  await set(entry({ status: 'done', id: 'new' }));
  expect([shown().match(/Video 1/g)?.length, shown().includes('Video 2')]).toEqual([1, false]);
  await tap('Xóa phim.mov');
  expect([videos(), store.removed]).toEqual(['[{"playbackId":"old"}]', ['k1']]);
  await tap('Xóa video 1');
  expect(videos()).toBe('[]');
});
