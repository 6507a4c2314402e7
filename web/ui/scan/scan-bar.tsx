import { Camera, CornerDownLeft, ScanBarcode, Volume2, VolumeX } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemembered } from '../../platform/memory/remembered.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { lazyPiece } from '../feedback/lazy-piece.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Input } from '../fields/input.tsx';
import { ScanAnswerBox } from './scan-answer-box.tsx';
import { scanMuted } from './scan-sounds.ts';
import type { Scanner } from './use-scanner.ts';

/** The camera view and the fallback code detector are fetched on first use of the camera. */
const CameraScan = lazyPiece(async () => (await import('./camera-scan.tsx')).CameraView, {
  waiting: <Skeleton className="aspect-video max-h-[60dvh] w-full" />,
});

type Props = {
  scanner: Scanner;
  /** Says what to scan here: 'Quét hoặc nhập mã sản phẩm'. */
  label?: string;
};

/** Takes input for codes by scanner, camera or hand, with the result of the last one. */
export function ScanBar({ scanner, label }: Props) {
  const { t } = useTranslation('scan');
  const [looking, setLooking] = useState(false);
  const [code, setCode] = useState('');
  const take = () => {
    scanner.byHand(code);
    setCode('');
  };
  // No form element: the bar may be inside one, and Enter here submits a code instead of the form.
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (code.trim() !== '') take();
  };
  const name = label ?? t('label');
  return (
    <section aria-label={name} className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <Input
          aria-label={name}
          placeholder={name}
          before={<ScanBarcode aria-hidden />}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          onKeyDown={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="send"
          maxLength={200}
          disabled={!scanner.enabled}
          className="min-w-0 grow basis-52"
        />
        <Button icon={<CornerDownLeft />} disabled={!scanner.enabled || code.trim() === ''} onClick={take}>
          {t('enter')}
        </Button>
        <IconButton
          variant="outline"
          label={t('camera.open')}
          icon={<Camera />}
          pressed={looking}
          disabled={!scanner.enabled}
          onClick={() => setLooking(!looking)}
        />
        <MuteButton />
      </div>
      {looking && scanner.enabled && <CameraScan onCode={scanner.byCamera} />}
      <ScanAnswerBox answer={scanner.answer} isWaiting={scanner.isWaiting} />
    </section>
  );
}

function MuteButton() {
  const { t } = useTranslation('scan');
  const muted = useRemembered(scanMuted);
  return (
    <IconButton
      variant="outline"
      label={t('mute')}
      icon={muted ? <VolumeX /> : <Volume2 />}
      pressed={muted}
      onClick={() => scanMuted.keep(!muted)}
    />
  );
}
