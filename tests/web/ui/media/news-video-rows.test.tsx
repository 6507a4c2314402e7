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

vi.mock('#web/platform/api/call.ts', () => ({ call: () => Promise.resolve({ captions: [] }) }));

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

function Form({ locked = false, text: given = text }: { locked?: boolean; text?: NewsText }) {
  const form = useContractForm(NewsBoxes, { values: draftOf(given), send: () => Promise.resolve() });
  const arriving = useArrivalCounts(report);
  const values = form.watch() as NewsDraft;
  return (
    <ContractForm form={form} texts={{ ns: 'staffNews', at: 'form' }}>
      <NewsVideoRows locked={locked} onArriving={arriving.videos} />
      <button type="button" onClick={() => arriving.pictures(2)}>
        pictures
      </button>
      <output>{JSON.stringify(textOf(values, given).videos)}</output>
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

const open = async (props: Parameters<typeof Form>[0] = {}) => {
  const form = await renderForm(<Form {...props} />);
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

const holding = (count: number) =>
  NewsText.parse({
    ...text,
    videos: Array.from({ length: count }, (_, index) => ({ playbackId: `old${index}` })),
  });
const files = () => document.querySelector('input[type=file]:not([hidden])');

it('a video that is not there yet is given up without a change of the item', async () => {
  await open();
  await set(entry({ status: 'sending', id: 'unknown' }));
  expect(videos()).toBe('[{"playbackId":"old"}]');
  await tap('Hủy tải phim.mov');
  expect([videos(), store.removed]).toEqual(['[{"playbackId":"old"}]', ['k1']]);
});

it('a video is taken only while there is room', async () => {
  await open({ text: holding(3) });
  expect(files()).not.toBeNull();
  await close?.();
  await open({ text: holding(4) });
  expect(files()).toBeNull();
  await tap('Xóa video 2');
  expect(videos()).toBe('[{"playbackId":"old0"},{"playbackId":"old2"},{"playbackId":"old3"}]');
  expect(files()).not.toBeNull();
});

it('a new video takes a place of the item', async () => {
  await open({ text: holding(3) });
  await set(entry({ status: 'done', id: 'new' }));
  expect(files()).toBeNull();
});

it('of a locked item no video is added, deleted or captioned', async () => {
  const { text: shown } = await open({ locked: true });
  const remove = document.querySelector<HTMLButtonElement>('button[aria-label="Xóa video 1"]');
  expect([remove?.disabled, files(), shown().includes('Phụ đề')]).toEqual([true, null, false]);
});

it('videos that arrive one after the other join once each', async () => {
  await open();
  const first = entry({ key: 'k1', status: 'done', id: 'new1' });
  await set(first, entry({ key: 'k2', status: 'packaging', id: 'new2' }));
  expect(videos()).toBe('[{"playbackId":"old"},{"playbackId":"new1"}]');
  await set(first, entry({ key: 'k2', status: 'done', id: 'new2' }), entry({ key: 'k3', status: 'done' }));
  expect(videos()).toBe('[{"playbackId":"old"},{"playbackId":"new1"},{"playbackId":"new2"}]');
  expect(counts.at(-1)).toBe(0);
});
