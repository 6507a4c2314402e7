import { ChapterText } from '#shared/library/chapter.ts';
import * as library from '#shared/library/write-chapters.contract.ts';
import { playbackSource, playbackStill } from '#shared/playback.ts';
import { compareBy } from '#web/ui/publishing/compare-texts.ts';
import { EditCard } from '#web/ui/publishing/edit-card.tsx';
import { plainBoxes } from '#web/ui/publishing/plain-boxes.ts';
import type { FieldsProps, PublicationDesk } from '#web/ui/publishing/publication-desk.ts';
import { TextPreview } from '#web/ui/publishing/text-preview.tsx';
import * as roots from '#web/platform/api/query-roots.ts';
import { uploadPicture } from '#web/platform/uploads/upload-picture.ts';
import { RichTextField } from '#web/ui/form/rich-text-field.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { VideoPlayer } from '#web/ui/media/player/video-player.tsx';
import { ChapterVideo } from './chapter-video.tsx';

/** How chapters are written. Their address is the one of their document. */
export const chapterDesk: PublicationDesk<ChapterText, ChapterText> = {
  routes: library.chapterDrafts,
  root: roots.library,
  form: { ns: 'staffLibrary', at: 'chapterForm' },
  removal: { contract: library.deleteChapter, texts: { ns: 'staffLibrary', at: 'chapters' } },
  ...plainBoxes(ChapterText),
  compare: compareBy<ChapterText>({
    title: 'text',
    content: 'html',
    playbackId: ({ playbackId }) => playbackId ?? '',
    videoUrl: 'text',
  }),
  Fields: ({ locked, onArriving }: FieldsProps) => (
    <EditCard locked={locked}>
      <TextField name="title" maxLength={200} />
      <ChapterVideo locked={locked} onArriving={onArriving} />
      <TextField name="videoUrl" maxLength={500} />
      <RichTextField name="content" readOnly={locked} upload={uploadPicture} />
    </EditCard>
  ),
  Preview: ({ text }) => (
    <TextPreview text={text}>
      {text.playbackId !== null && (
        <VideoPlayer
          src={playbackSource(text.playbackId)}
          poster={playbackStill(text.playbackId)}
          label={text.title}
        />
      )}
    </TextPreview>
  ),
};
