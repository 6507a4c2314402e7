import { within } from '@testing-library/dom';
import { DocumentDetail } from '#shared/library/document.ts';
import { listDocumentCategories } from '#shared/library/index.ts';
import { CaseRow, getCase } from '#shared/moderation/moderation.contract.ts';
import { vi as texts } from '#web/locales/vi.ts';
import { ApprovalPage } from '#web/back-office/moderation/components/approval-page.tsx';
import { CategoryForm } from '#web/back-office/library/components/categories-dialog.tsx';
import { NewChapterForm } from '#web/back-office/library/components/new-chapter.tsx';
import { NewDocumentForm } from '#web/back-office/library/components/new-document.tsx';
import { SettingsForm } from '#web/back-office/library/components/settings-form.tsx';
import { CaseDialog } from '#web/back-office/moderation/components/case-dialog.tsx';
import { newsDesk } from '#web/back-office/posts/components/news-desk.tsx';
import { AddressCard } from '#web/ui/publishing/address-card.tsx';
import { PublicationEditor } from '#web/ui/publishing/publication-editor.tsx';
import { ScheduleDialog } from '#web/ui/publishing/schedule-dialog.tsx';
import { exampleOf } from '../support/example-of.ts';
import { answer } from '../support/network.ts';
import { type LeavingCases, nothing } from './leaving-case.ts';

const { moderation, publishing } = texts;
const moves = {
  busy: false,
  move: () => Promise.resolve(),
  run: () => Promise.resolve(),
  settled: () => Promise.resolve(),
};
const editor = () => (
  <PublicationEditor
    desk={newsDesk}
    opened={undefined}
    onCreated={nothing}
    onReplaced={nothing}
    removal={{ params: {}, onRemoved: nothing }}
  />
);
const addressCard = () => (
  <AddressCard slug="hoi-lang" addressOf={(slug) => `/news/${slug}`} locked={false} moves={moves} />
);

const categories = answer(listDocumentCategories, [{ id: 'nghe', name: 'Nghề làng', description: '' }]);
const document = exampleOf(DocumentDetail, { categoryId: 'nghe' });

/** Forms of those who write for the community, and of moderators. */
export const formsOfPosts: LeavingCases = {
  'back-office/moderation/components/approval-page.tsx ApprovalForm': {
    draw: () => <ApprovalPage />,
    // The first choice is the present one.
    change: ({ window: { user } }) =>
      user.click(
        within(globalThis.document.body).getByRole('radio', { name: moderation.approval.mode.none }),
      ),
  },
  'back-office/moderation/components/case-dialog.tsx Decisions': {
    draw: (close) => <CaseDialog id="comment~c1" onClose={close} />,
    answers: [answer(getCase, exampleOf(CaseRow, { state: 'open', cause: 'approval' }))],
    open: [moderation.decide.reject],
  },
  'ui/publishing/address-card.tsx RenameDialog': {
    draw: addressCard,
    open: [publishing.address.rename],
  },
  'back-office/library/components/settings-form.tsx SettingsForm': {
    draw: (close) => <SettingsForm document={document} onClose={close} />,
    answers: [categories],
  },
  'back-office/library/components/new-document.tsx NewDocumentForm': {
    draw: (close) => <NewDocumentForm onClose={close} />,
    answers: [categories],
  },
  'back-office/library/components/new-chapter.tsx NewChapterForm': {
    draw: (close) => <NewChapterForm id="d1" onClose={close} />,
  },
  'back-office/library/components/categories-dialog.tsx CategoryForm': {
    draw: (close) => <CategoryForm category={undefined} onClose={close} />,
  },
  'ui/publishing/schedule-dialog.tsx ScheduleDialog': {
    draw: (close) => <ScheduleDialog onSchedule={() => Promise.resolve()} onClose={close} />,
  },
  'ui/publishing/publication-editor.tsx PublicationEditor': { draw: editor },
};
