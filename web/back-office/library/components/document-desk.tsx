import { DocumentText } from '#shared/library/document.ts';
import { documentPath } from '#shared/library/library-path.ts';
import * as library from '#shared/library/write-documents.contract.ts';
import { compareBy, plainText } from '#web/ui/publishing/compare-texts.ts';
import { plainBoxes } from '#web/ui/publishing/plain-boxes.ts';
import type { FieldsProps, PublicationDesk } from '#web/ui/publishing/publication-desk.ts';
import * as roots from '#web/platform/api/query-roots.ts';
import { uploadPicture } from '#web/platform/uploads/upload-picture.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { RichTextField } from '#web/ui/form/rich-text-field.tsx';
import { TextAreaField, TextField } from '#web/ui/form/text-fields.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { AttachmentsCard } from './attachments-card.tsx';
import { ChaptersCard } from './chapters-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import { SettingsCard } from './settings-card.tsx';

/** How documents are written. They are created in a dialog, because each has a category from the beginning. */
export const documentDesk: PublicationDesk<DocumentText, DocumentText> = {
  routes: {
    getDraft: library.getDocumentDraft,
    saveDraft: library.saveDocumentDraft,
    move: library.moveDocument,
    listVersions: library.listDocumentVersions,
    compareVersions: library.compareDocumentVersions,
  },
  root: roots.library,
  form: { ns: 'staffLibrary', at: 'form' },
  removal: { contract: library.deleteDocument, texts: { ns: 'staffLibrary', at: 'act' } },
  addressOf: documentPath,
  ...plainBoxes(DocumentText),
  titleOf: ({ title }) => title,
  compare: compareBy<DocumentText>({
    title: ({ title }) => title,
    description: ({ description }) => description,
    content: ({ content }) => plainText(content),
  }),
  Fields: DocumentFields,
  SideFields: DocumentSide,
  Preview: ({ text: { title, description, content } }) => (
    <article className="space-y-4">
      <h3 className="text-xl font-bold wrap-anywhere">{title}</h3>
      <p className="whitespace-pre-line text-ink-2">{description}</p>
      <RichText html={content} />
    </article>
  ),
};

/** Title, description and introduction of a document, and below them its chapters. */
function DocumentFields({ id, locked }: FieldsProps) {
  return (
    <>
      <fieldset disabled={locked} className="min-w-0">
        <Card className="space-y-4.5">
          <TextField name="title" required maxLength={200} />
          <TextAreaField name="description" maxLength={5000} rows={3} />
          <RichTextField name="content" readOnly={locked} upload={uploadPicture} />
        </Card>
      </fieldset>
      {id !== undefined && <ChaptersCard id={id} locked={locked} />}
      {id !== undefined && <ReadingCard id={id} />}
    </>
  );
}

function DocumentSide({ id, locked }: FieldsProps) {
  if (id === undefined) return null;
  return (
    <>
      <SettingsCard id={id} locked={locked} />
      <AttachmentsCard id={id} locked={locked} />
    </>
  );
}
