import { act, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChapterText } from '#shared/library/chapter.ts';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { vi as texts } from '#web/locales/vi.ts';
import { chapterDesk } from '#web/back-office/library/components/chapter-desk.tsx';
import { ChapterVideo } from '#web/back-office/library/components/chapter-video.tsx';
import { useContractForm } from '#web/platform/forms/use-contract-form.ts';
import { ContractForm } from '#web/ui/form/contract-form.tsx';

type Upload = { key: string; id?: string };
const store = vi.hoisted(() => ({
  uploads: [] as readonly { key: string; id?: string }[],
  captions: undefined as object[] | undefined,
  changed: () => {},
}));
vi.mock('#web/platform/uploads/use-media-uploads.ts', () => ({
  useMediaUploads: (kinds: object) => {
    const uploads = useSyncExternalStore(
      (changed) => {
        store.changed = changed;
        return () => undefined;
      },
      () => store.uploads,
    );
    const remove = (key: string) => {
      store.uploads = store.uploads.filter((one) => one.key !== key);
      store.changed();
    };
    const entries = uploads.map((one) => ({
      ...one,
      name: `${one.key}.mov`,
      role: 'video',
      status: 'sending',
    }));
    const arrived = uploads.filter(({ id }) => id !== undefined);
    return { kinds, entries, arrived, isBusy: arrived.length < uploads.length, unfinished: [], remove };
  },
}));
vi.mock('#web/platform/video/use-caption-tracks.ts', () => ({ useCaptionTracks: () => store.captions }));
vi.mock('#web/ui/media/media-uploader.tsx', () => ({
  MediaUploader: ({ disabled, media }: { disabled: boolean; media: { entries: object[] } }) => (
    <input type="file" disabled={disabled} data-held={media.entries.length} />
  ),
}));
vi.mock('#web/ui/media/player/video-player.tsx', () => ({
  VideoPlayer: ({ src, label, captions }: { src: string; label: string; captions?: object[] }) => (
    <section data-player={src} aria-label={label} data-captions={captions?.length ?? 'unknown'} />
  ),
}));

let counts: number[] = [];
const count = (arriving: number) => void counts.push(arriving);

function Form({ playbackId, locked }: { playbackId: string | null; locked: boolean }) {
  const values = { ...chapterDesk.blank, playbackId };
  const form = useContractForm(chapterDesk.boxes, { values, send: () => Promise.resolve() });
  return (
    <ContractForm form={form} texts={chapterDesk.form}>
      <ChapterVideo locked={locked} onArriving={count} />
      <output>{String(form.watch('playbackId'))}</output>
    </ContractForm>
  );
}

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
beforeEach(() => {
  [store.uploads, store.captions, counts] = [[], undefined, []];
});
afterEach(async () => {
  await screen?.close();
  screen = undefined;
});
const open = async (playbackId: string | null = null, locked = false) => {
  screen = await renderForm(<Form playbackId={playbackId} locked={locked} />);
  return screen;
};
const set = (...uploads: Upload[]) =>
  act(async () => {
    store.uploads = uploads;
    store.changed();
  });
const held = () => document.querySelector('output')?.textContent;
const box = () => document.querySelector<HTMLInputElement>('input[type=file]:not([hidden])');
const player = () => document.querySelector<HTMLElement>('[data-player]');
const words = texts.staffLibrary.video;

it('a chapter has the video that was uploaded for it as soon as it arrived, and nothing waits for it then', async () => {
  await open();
  expect([held(), counts, player()]).toEqual(['null', [0], null]);
  await set({ key: 'k1' });
  expect([held(), counts.at(-1), box()?.dataset['held']]).toEqual(['null', 1, '1']);
  await set({ key: 'k1', id: 'v1' });
  expect([held(), counts.at(-1), store.uploads]).toEqual(['v1', 0, []]);
  expect([player()?.dataset['player']?.includes('v1'), box()]).toEqual([true, null]);
  await screen?.press(words.remove);
  expect([held(), player(), box()?.disabled]).toEqual(['null', null, false]);
});

it('its video plays with the captions it has', async () => {
  await open('v1');
  expect(player()?.dataset['captions']).toBe('unknown');
  await screen?.close();
  store.captions = [{}, {}];
  await open('v1');
  expect(player()?.dataset['captions']).toBe('2');
  expect(screen?.text()).toContain('Phụ đề');
});

it('of a locked chapter the video can be neither changed nor captioned', async () => {
  await open('v1', true);
  const remove = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent?.trim() === words.remove,
  );
  expect([remove?.disabled, screen?.text().includes('Phụ đề')]).toEqual([true, false]);
  await screen?.close();
  await open(null, true);
  expect(box()?.disabled).toBe(true);
});

it('a chapter is shown with its video, if it has one', async () => {
  const { Preview } = chapterDesk;
  const text = ChapterText.parse({ title: 'Nhào đất', content: '<p>Trộn.</p>', playbackId: 'v1' });
  screen = await renderForm(<Preview text={text} />);
  expect(player()?.getAttribute('aria-label')).toBe('Nhào đất');
  await screen.close();
  screen = await renderForm(<Preview text={{ ...text, playbackId: null }} />);
  expect([player(), screen.text()]).toEqual([null, expect.stringContaining('Nhào đất')]);
});

it('two texts of a chapter differ in their videos, too', () => {
  const text = ChapterText.parse({ title: 'Nhào đất' });
  const differences = chapterDesk.compare(text, { ...text, playbackId: 'v1', content: '<p>Trộn.</p>' });
  expect(differences.filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'))).toEqual([
    { field: 'content', parts: [{ kind: 'added', text: 'Trộn.' }] },
    { field: 'playbackId', parts: [{ kind: 'added', text: 'v1' }] },
  ]);
});
