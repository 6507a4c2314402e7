import { Captions, Maximize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showNumber } from '#web/platform/format/numbers.ts';
import { IconButton } from '../../actions/icon-button.tsx';
import { canFloat, type PlayerCommands } from './use-player-commands.ts';
import { PlayerChoice } from './player-choice.tsx';
import { speeds } from './player-keys.ts';
import { PlayerSlider } from './player-slider.tsx';
import { playTime, spokenTime } from './play-time.ts';
import type { QualityChoice } from './source-events.ts';
import type { Playback } from './use-playback.ts';

type Props = {
  playback: Playback;
  commands: PlayerCommands;
  /** Whether captions are shown; undefined if the video has none. */
  captions: boolean | undefined;
  onCaptions: () => void;
  qualities: QualityChoice | undefined;
};

/** Shows the player's controls below the picture: the time over the full width, then the buttons. */
export function PlayerControls({ playback, commands, captions, onCaptions, qualities }: Props) {
  const { t, i18n } = useTranslation('media');
  const { playing, time, duration, muted, volume } = playback;
  const isSilent = muted || volume === 0;
  return (
    <div className="px-2 pb-1">
      <PlayerSlider
        label={t('player.time')}
        valueText={t('player.timeValue', {
          time: spokenTime(time, i18n.language),
          duration: spokenTime(duration, i18n.language),
        })}
        min={0}
        max={duration}
        step={1}
        value={time}
        disabled={duration === 0}
        onValue={commands.seekTo}
        className="w-full"
      />
      <div className="flex flex-wrap items-center">
        <IconButton
          label={t(playing ? 'player.pause' : 'player.play')}
          icon={playing ? <Pause /> : <Play />}
          onClick={commands.toggle}
        />
        <IconButton
          label={t(isSilent ? 'player.unmute' : 'player.mute')}
          icon={isSilent ? <VolumeX /> : <Volume2 />}
          onClick={commands.mute}
        />
        <PlayerSlider
          label={t('player.volume')}
          valueText={`${Math.round((muted ? 0 : volume) * 100)}%`}
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : volume}
          onValue={commands.setVolume}
          className="w-20 max-sm:hidden"
        />
        <span className="grow px-2 text-xs whitespace-nowrap text-ink-2 tabular-nums">
          {playTime(time)} / {playTime(duration)}
        </span>
        {captions !== undefined && (
          <IconButton
            label={t('player.captions')}
            icon={<Captions />}
            pressed={captions}
            onClick={onCaptions}
          />
        )}
        <SpeedChoice speed={playback.speed} onSpeed={commands.setSpeed} />
        {qualities && qualities.heights.length > 1 && <QualityList qualities={qualities} />}
        {canFloat() && (
          <IconButton
            label={t('player.float')}
            icon={<PictureInPicture2 />}
            onClick={commands.float}
            className="max-sm:hidden"
          />
        )}
        <IconButton label={t('player.fullscreen')} icon={<Maximize />} onClick={commands.fullscreen} />
      </div>
    </div>
  );
}

function SpeedChoice({ speed, onSpeed }: { speed: number; onSpeed: (speed: number) => void }) {
  const { t, i18n } = useTranslation('media');
  return (
    <PlayerChoice
      label={t('player.speed')}
      value={String(speed)}
      options={speeds.map((one) => ({
        value: String(one),
        label: `${showNumber(one, i18n.language)}×`,
      }))}
      onChoose={(chosen) => onSpeed(Number(chosen))}
    />
  );
}

const automatic = 'auto';

function QualityList({ qualities: { heights, choose } }: { qualities: QualityChoice }) {
  const { t } = useTranslation('media');
  const [chosen, setChosen] = useState(automatic);
  return (
    <PlayerChoice
      label={t('player.quality')}
      value={chosen}
      options={[
        { value: automatic, label: t('player.automatic') },
        ...heights.map((height) => ({ value: String(height), label: `${height}p` })),
      ]}
      onChoose={(value) => {
        setChosen(value);
        choose(value === automatic ? undefined : Number(value));
      }}
    />
  );
}
