import { CameraOff, Flashlight, FlashlightOff, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { Spinner } from '../actions/spinner.tsx';
import { toast } from '../../platform/feedback/toast.ts';
import type { Camera } from './camera/camera.ts';
import { useCameraScan, type CameraState } from './camera/use-camera-scan.ts';

type Props = { onCode: (code: string) => void };

/** Shows a camera picture with a frame to hold a code into. Its code is fetched on first use: `CameraScan`. */
export function CameraView({ onCode }: Props) {
  const { t } = useTranslation('scan');
  const { video, state, camera, again } = useCameraScan(onCode);
  const isOpen = state === 'opening' || state === 'looking';
  return (
    <div className="relative aspect-video max-h-[60dvh] w-full overflow-hidden rounded-md bg-stage text-on-lacquer">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('camera.view')}
        className={isOpen ? 'size-full object-cover' : 'hidden'}
      />
      {state === 'looking' && (
        <div
          aria-hidden
          className="pointer-events-none absolute inset-x-[12%] inset-y-[22%] rounded-md border-2 border-on-lacquer/85"
        />
      )}
      {state === 'opening' && (
        <p role="status" className="absolute inset-0 flex flex-col items-center justify-center gap-3 text-sm">
          <Spinner className="size-7" />
          {t('camera.opening')}
        </p>
      )}
      {!isOpen && <Trouble state={state} onRetry={again} />}
      {camera?.hasTorch && <Torch camera={camera} />}
    </div>
  );
}

type TroubleState = Exclude<CameraState, 'opening' | 'looking'>;

function Trouble({ state, onRetry }: { state: TroubleState; onRetry: () => void }) {
  const { t } = useTranslation('scan');
  return (
    <div
      role="alert"
      className="absolute inset-0 flex flex-col items-center justify-center gap-1.5 overflow-y-auto px-5 py-4 text-center"
    >
      <CameraOff aria-hidden className="size-7 shrink-0 max-sm:hidden" />
      <p className="font-semibold">{t(`camera.${state}.title`)}</p>
      <p className="max-w-[46ch] text-sm text-pretty">{t(`camera.${state}.hint`)}</p>
      {state !== 'unsupported' && (
        <Button size="sm" className="mt-2" icon={<RefreshCw />} onClick={onRetry}>
          {t('camera.retry')}
        </Button>
      )}
    </div>
  );
}

function Torch({ camera }: { camera: Camera }) {
  const { t } = useTranslation('scan');
  const [isOn, setOn] = useState(false);
  const turn = () =>
    camera.setTorch(!isOn).then(
      () => setOn(!isOn),
      () => toast.error(t('camera.torchFailed')),
    );
  return (
    <IconButton
      variant="outline"
      label={t('camera.torch')}
      icon={isOn ? <FlashlightOff /> : <Flashlight />}
      pressed={isOn}
      onClick={() => void turn()}
      className="absolute right-3 bottom-3"
    />
  );
}
