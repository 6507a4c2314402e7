import { act } from 'react';
import { vi } from 'vitest';
import { renderForm } from '#tests/web/support/render-form.tsx';
import { VideoPlayer, type VideoPlayerProps } from '#web/ui/media/player/video-player.tsx';

export const hlsSource = '/media/videos/v1/master.m3u8';

let screen: Awaited<ReturnType<typeof renderForm>> | undefined;
let comesNear: () => void;
let margin: string | undefined;
let lessMotion = false;

/** Margin around the screen in which players come near. */
export const nearMargin = () => margin;
/** Plays a reader who wants less motion. */
export const wantLessMotion = () => {
  lessMotion = true;
};

/** Before each test: a browser that plays HLS, or one that does not. */
export function aBrowser(playsHls: boolean): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue(playsHls ? 'maybe' : '');
  lessMotion = false;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: lessMotion && query.includes('reduce') }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void, options: { rootMargin: string }) {
        margin = options.rootMargin;
        told([{ isIntersecting: false }]);
        comesNear = () => told([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
}
export async function leave(): Promise<void> {
  await screen?.close();
  screen = undefined;
}
/** After each test. */
export async function closeBrowser(): Promise<void> {
  await leave();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

export const video = () => document.querySelector('video') as HTMLVideoElement;
export const player = () => document.querySelector('[data-player]') as HTMLElement;
export const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
export const click = (label: string) => act(async () => labelled(label)?.click());
export const pressText = (text: string) => act(async () => screen?.press(text));
export const tell = (type: string) => act(async () => void video().dispatchEvent(new Event(type)));
export const press = (key: string, target: Element = player()) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
export const near = () => act(async () => comesNear());
export const setDuration = (seconds: number) => vi.spyOn(video(), 'duration', 'get').mockReturnValue(seconds);
export const arriving = () => act(async () => vi.dynamicImportSettled());
/** Chooses or slides, as a person does: React hears it. */
export const set = (label: string, value: string) =>
  act(async () => {
    const box = labelled(label) as HTMLInputElement | HTMLSelectElement;
    const kind = box instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  });

export async function shown(props: Partial<VideoPlayerProps> = {}, isNear = true): Promise<void> {
  screen = await renderForm(
    <VideoPlayer src={hlsSource} label="Đèn lồng" poster="/media/videos/v1/poster.webp" {...props} />,
  );
  if (isNear) await near();
  await arriving();
}
