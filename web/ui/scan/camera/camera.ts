export type CameraTrouble = 'refused' | 'missing' | 'taken' | 'unsupported';

export class CameraError extends Error {
  readonly trouble: CameraTrouble;
  constructor(trouble: CameraTrouble, options?: ErrorOptions) {
    super(`No camera: ${trouble}`, options);
    this.trouble = trouble;
  }
}

const troubles: Readonly<Record<string, CameraTrouble>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

/** Some browsers support a torch, but the TypeScript DOM types lack it. */
type LampCapabilities = MediaTrackCapabilities & { torch?: boolean };
type LampConstraints = MediaTrackConstraintSet & { torch: boolean };

export type Camera = {
  stream: MediaStream;
  hasTorch: boolean;
  setTorch: (isOn: boolean) => Promise<void>;
  close: () => void;
};

/** Opens the rear camera if there is one. Asks the user for permission. */
export async function openCamera(): Promise<Camera> {
  // Browsers hide `mediaDevices` on insecure pages, which the types do not express.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw new CameraError('unsupported');
  const stream = await devices
    .getUserMedia({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
    })
    .catch((cause: unknown) => {
      const name = cause instanceof DOMException ? cause.name : '';
      throw new CameraError(troubles[name] ?? 'unsupported', { cause });
    });
  const [track] = stream.getVideoTracks();
  const capabilities: LampCapabilities = track?.getCapabilities() ?? {};
  return {
    stream,
    hasTorch: capabilities.torch === true,
    setTorch: async (isOn) => {
      const lamp: LampConstraints = { torch: isOn };
      await track?.applyConstraints({ advanced: [lamp] });
    },
    close: () => {
      for (const each of stream.getTracks()) each.stop();
    },
  };
}
