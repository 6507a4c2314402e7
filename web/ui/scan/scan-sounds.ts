import { remembered } from '../../platform/memory/remembered.ts';
import type { ScanTone } from './scan-answer.ts';

/** Whether scan sounds are muted in this browser. */
export const scanMuted = remembered('cholang-scan-muted', (kept) => kept === true);

type Note = { hertz: number; from: number; to: number; shape?: OscillatorType };

/** Sounds to tell apart: one high note, two middle ones, a long low buzz. Times in seconds. */
const melodies: Record<ScanTone, readonly Note[]> = {
  good: [{ hertz: 1320, from: 0, to: 0.09 }],
  again: [
    { hertz: 660, from: 0, to: 0.07 },
    { hertz: 660, from: 0.11, to: 0.18 },
  ],
  wrong: [{ hertz: 165, from: 0, to: 0.4, shape: 'square' }],
};
const loudness = 0.22;
const edge = 0.01;

let context: AudioContext | undefined;

/** Plays a sound. A browser that may not or cannot stays silent; colour and text say the same. */
export function playScanSound(tone: ScanTone): void {
  if (scanMuted.read() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  void context.resume().catch(() => undefined);
  for (const { hertz, from, to, shape = 'sine' } of melodies[tone]) {
    const note = new OscillatorNode(context, { type: shape, frequency: hertz });
    const volume = new GainNode(context, { gain: 0 });
    const [start, stop] = [currentTime + from, currentTime + to];
    // Without a ramp, each note would begin and end with a click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loudness, start + edge);
    volume.gain.setValueAtTime(loudness, stop - edge);
    volume.gain.linearRampToValueAtTime(0, stop);
    note.connect(volume).connect(destination);
    note.start(start);
    note.stop(stop);
  }
}
