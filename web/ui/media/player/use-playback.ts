import { type RefObject, useEffect, useState } from 'react';

/** State of a media element that the controls show. */
export type Playback = {
  playing: boolean;
  waiting: boolean;
  /** Whether it was ever played; until then the still is shown. */
  started: boolean;
  time: number;
  /** Length in seconds; 0 until it is known. */
  duration: number;
  volume: number;
  muted: boolean;
  speed: number;
};

const idle: Playback = {
  playing: false,
  waiting: false,
  started: false,
  time: 0,
  duration: 0,
  volume: 1,
  muted: false,
  speed: 1,
};

const followed = [
  'play', 'pause', 'playing', 'waiting', 'ended', 'timeupdate', 'seeked', 'durationchange', 'volumechange',
  'ratechange', 'emptied',
] as const; // prettier-ignore

/** Follows a media element. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [playback, setPlayback] = useState(idle);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const follow = ({ type }: Event) =>
      setPlayback(({ waiting, started }) => ({
        playing: !element.paused,
        waiting: type === 'waiting' || (waiting && !['playing', 'pause', 'emptied'].includes(type)),
        started: started || type === 'play',
        time: element.currentTime,
        duration: Number.isFinite(element.duration) ? element.duration : 0,
        volume: element.volume,
        muted: element.muted,
        speed: element.playbackRate,
      }));
    const signal = new AbortController();
    for (const type of followed) element.addEventListener(type, follow, { signal: signal.signal });
    return () => signal.abort();
  }, [video]);
  return playback;
}
