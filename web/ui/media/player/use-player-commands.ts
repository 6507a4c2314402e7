import type { RefObject } from 'react';
import { clamp, nextSpeed, type PlayerAction } from './player-keys.ts';

/** Safari on phones shows only the video itself in full screen, under a name of its own. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** A request that the browser refuses (no gesture, no permission) leaves the player as it is. */
const quietly = (request: Promise<unknown> | undefined): void => void request?.catch(() => undefined);

export const canFloat = (): boolean => document.pictureInPictureEnabled === true;

/** Returns what the player's buttons and keys do. */
export function usePlayerCommands(
  video: RefObject<HTMLVideoElement | null>,
  frame: RefObject<HTMLElement | null>,
  { onPlay, onCaptions }: { onPlay: () => void; onCaptions: () => void },
) {
  const withVideo = (work: (element: HTMLVideoElement) => void) => () =>
    video.current ? work(video.current) : undefined;
  const toggle = withVideo((element) => {
    if (!element.paused) return element.pause();
    onPlay();
  });
  const seekTo = (time: number) =>
    withVideo((element) => {
      element.currentTime = clamp(time, Number.isFinite(element.duration) ? element.duration : time);
    })();
  const setVolume = (volume: number) =>
    withVideo((element) => {
      element.volume = clamp(Math.round(volume * 100) / 100, 1);
      element.muted = element.volume === 0;
    })();
  const mute = withVideo((element) => {
    element.muted = !element.muted;
  });
  const setSpeed = (speed: number) =>
    withVideo((element) => {
      element.playbackRate = speed;
    })();
  const fullscreen = withVideo((element: PhoneVideo) => {
    if (document.fullscreenElement) return quietly(document.exitFullscreen());
    if (frame.current?.requestFullscreen) return quietly(frame.current.requestFullscreen());
    element.webkitEnterFullscreen?.();
  });
  const float = withVideo((element) =>
    quietly(
      document.pictureInPictureElement ? document.exitPictureInPicture() : element.requestPictureInPicture(),
    ),
  );

  function act(action: PlayerAction): void {
    const element = video.current;
    if (!element) return;
    switch (action.kind) {
      case 'seek':
        return seekTo(element.currentTime + action.seconds);
      case 'volume':
        return setVolume(element.volume + action.step);
      case 'speed':
        return setSpeed(nextSpeed(element.playbackRate, action.step));
      default:
        return { toggle, mute, fullscreen, captions: onCaptions }[action.kind]();
    }
  }
  return { act, toggle, seekTo, setVolume, mute, setSpeed, fullscreen, float };
}
export type PlayerCommands = ReturnType<typeof usePlayerCommands>;
