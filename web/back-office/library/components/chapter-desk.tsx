import { ChapterText } from '#shared/library/chapter.ts';
import * as library from '#shared/library/write-chapters.contract.ts';
import { playbackSource, playbackStill } from '#shared/playback.ts';
import { compareBy, plainText } from '#web/ui/publishing/compare-texts.ts';
import { plainBoxes } from '#web/ui/publishing/plain-boxes.ts';
import type { FieldsProps, PublicationDesk } from '#web/ui/publishing/publication-desk.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { uploadPicture } from '#web/platform/uploads/upload-picture.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { RichTextField } from '#web/ui/form/rich-text-field.tsx';
import { TextField } from '#web/ui/form/text-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { VideoPlayer } from '#web/ui/media/player/video-player.tsx';
import { ChapterVideo } from './chapter-video.tsx';

/** How chapters are written. Their address is the one of their document. */
export const chapterDesk: PublicationDesk<ChapterText, ChapterText> = {
  routes: {
    getDraft: library.getChapterDraft,
    saveDraft: library.saveChapterDraft,
    move: library.moveChapter,
    listVersions: library.listChapterVersions,
    compareVersions: library.compareChapterVersions,
  },
  root: roots.library,
  form: { ns: 'staffLibrary', at: 'chapterForm' },
  removal: { contract: library.deleteChapter, texts: { ns: 'staffLibrary', at: 'chapters' } },
  ...plainBoxes(ChapterText),
  titleOf: ({ title }) => title,
  compare: compareBy<ChapterText>({
    title: ({ title }) => title,
    content: ({ content }) => plainText(content),
    playbackId: ({ playbackId }) => playbackId ?? '',
    videoUrl: ({ videoUrl }) => videoUrl,
  }),
  Fields: ({ locked, onArriving }: FieldsProps) => (
    <fieldset disabled={locked} className="min-w-0 space-y-4">
      <Card className="space-y-4.5">
        <TextField name="title" maxLength={200} />
        <ChapterVideo locked={locked} onArriving={onArriving} />
        <TextField name="videoUrl" maxLength={500} />
        <RichTextField name="content" readOnly={locked} upload={uploadPicture} />
      </Card>
    </fieldset>
  ),
  SideFields: () => null,
  Preview: ({ text: { title, content, playbackId } }) => (
    <article className="space-y-4">
      <h3 className="text-xl font-bold wrap-anywhere">{title}</h3>
      {playbackId !== null && (
        <VideoPlayer src={playbackSource(playbackId)} poster={playbackStill(playbackId)} label={title} />
      )}
      <RichText html={content} />
    </article>
  ),
};
