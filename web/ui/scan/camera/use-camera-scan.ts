import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createSightings } from './sightings.ts';
import { CameraError, openCamera, type Camera, type CameraTrouble } from './camera.ts';
import { codeDetector, type CodeDetector } from './code-detector.ts';

export type CameraState = 'opening' | 'looking' | CameraTrouble | 'unreadable';

/** Pause between two frames: faster than a hand, and a phone stays cool. */
const pauseMilliseconds = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMilliseconds));

/** Scans with the camera while mounted, and reports each code as it comes into view. */
export function useCameraScan(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<CameraState>('opening');
  const [camera, setCamera] = useState<Camera>();
  const tell = useEffectEvent(onCode);

  useEffect(() => {
    let gone = false;
    const open: { camera?: Camera; detector?: CodeDetector } = {};
    const close = () => {
      open.camera?.close();
      open.detector?.close();
    };
    async function look(shown: HTMLVideoElement): Promise<void> {
      open.camera = await openCamera();
      if (gone) return close();
      shown.srcObject = open.camera.stream;
      setCamera(open.camera);
      const [detector] = await Promise.all([codeDetector(), shown.play()]);
      open.detector = detector;
      if (gone) return close();
      setState('looking');
      const sightings = createSightings();
      while (!gone) {
        const codes = await detector.detect(shown);
        if (gone) return;
        for (const code of sightings(codes, performance.now())) tell(code);
        await pause();
      }
    }
    const shown = video.current;
    if (shown)
      look(shown).catch((error: unknown) => {
        close();
        if (!gone) setState(error instanceof CameraError ? error.trouble : 'unreadable');
      });
    return () => {
      gone = true;
      close();
    };
  }, [attempt]);

  return {
    video,
    state,
    camera: state === 'looking' ? camera : undefined,
    again: () => {
      setState('opening');
      setAttempt((count) => count + 1);
    },
  };
}
